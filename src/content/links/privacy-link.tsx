import { useTranslation } from 'react-i18next';
import { site } from '../site.ts';
import { ListPageLink } from './list-link.tsx';

/** The id of the contact page's section on privacy. */
export const privacyId = 'privacidade';

/** The link to the section on privacy, or nothing if the form sends nothing. */
export function PrivacyLink() {
  const { t } = useTranslation();
  if (!site.formEndpoint) return null;
  return (
    <ListPageLink
      to="/contato"
      hash={privacyId}
      activeOptions={{ includeHash: true }}
      textDecoration="underline"
    >
      {t(($) => $.footer.privacy)}
    </ListPageLink>
  );
}
