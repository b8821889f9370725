import { createFileRoute } from '@tanstack/react-router';
import { copyAndHead } from '../content/i18n/copy-and-head.ts';

export const Route = createFileRoute('/contato')(copyAndHead('contato'));
