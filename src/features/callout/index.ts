export { Callout } from './Callout';
export { CALLOUT_TYPES, type CalloutType } from './calloutType';
