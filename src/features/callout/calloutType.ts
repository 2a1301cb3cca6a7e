import { CALLOUT_TYPES, type CalloutType } from '@site/src/shared/callouts';

/** Unknown types fail the build long before; should one get here it is shown as information. */
export function parseCalloutType(type: string): CalloutType {
  return CALLOUT_TYPES.find((known) => known === type) ?? 'info';
}
