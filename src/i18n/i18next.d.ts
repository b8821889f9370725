import 'i18next';
import type { Resources } from './copy.gen';
import type { siteVariables } from './i18n';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: true;
    strictInterpolationChecks: true;
    resources: Resources;
    defaultVariables: ReturnType<typeof siteVariables>;
  }
}
