import { useRouter } from '@tanstack/react-router';
import type { Namespace, Resources } from '../site/resources';

/**
 * A page's copy, whose blocks it passes to sections as props. A text with a variable of its own
 * (`{{count}}`) needs `useTranslation`.
 */
export function useCopy<Name extends Namespace>(namespace: Name): Resources[Name] {
  const { i18n } = useRouter().options.context;
  return i18n.getResourceBundle(i18n.language, namespace);
}
