/** A scrollable region must be reachable by keyboard, although it isn't a control. */
export const SCROLL_STOP = { role: 'group', tabIndex: 0 } as const;
