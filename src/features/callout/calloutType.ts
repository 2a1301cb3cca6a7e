import { CALLOUT_TYPES, type CalloutType } from '@site/src/shared/callouts';

/** The build rejects unknown types. If one still arrives, it is shown as information. */
export function parseCalloutType(type: string): CalloutType {
  return CALLOUT_TYPES.find((known) => known === type) ?? 'info';
}
