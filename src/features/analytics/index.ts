export { Analytics } from './Analytics';
export { trackEvent } from './trackEvent';
export type { EventParameters } from './trackEvent';
export { useConsent } from './useConsent';
