export const CALLOUT_TYPES = ['info', 'success', 'warning', 'error'] as const;
export type CalloutType = (typeof CALLOUT_TYPES)[number];

/** Unknown types fail the build long before; should one get here it is shown as information. */
export function parseCalloutType(type: string): CalloutType {
  return CALLOUT_TYPES.find((known) => known === type) ?? 'info';
}
