import 'i18next';
import type { Resources, SiteVariable } from './copy.gen';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    enableSelector: true;
    strictInterpolationChecks: true;
    resources: Resources;
    defaultVariables: Record<SiteVariable, unknown>;
  }
}
