/** The kinds of call-out that a page may use: `:::info … :::`. */
export const CALLOUT_TYPES = ['info', 'success', 'warning', 'error'] as const;
export type CalloutType = (typeof CALLOUT_TYPES)[number];
