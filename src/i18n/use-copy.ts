import { useRouter } from '@tanstack/react-router';
import type { Namespace } from '../site/content';
import { copyOf } from './i18n';
import type { Resources } from './resources';

/**
 * A page's copy, whose blocks it passes to sections as props. A text with a variable of its own
 * (`{{count}}`) needs `useTranslation`.
 */
export function useCopy<Name extends Namespace>(namespace: Name): Resources[Name] {
  return copyOf(useRouter().options.context.i18n, namespace);
}
