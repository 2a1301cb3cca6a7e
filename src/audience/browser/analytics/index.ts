export { Analytics } from './Analytics';
export { trackEvent } from './trackEvent';
export { useConsent } from './useConsent';
