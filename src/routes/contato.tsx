import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../i18n/page-options';

export const Route = createFileRoute('/contato')(pageOptions('contato'));
