/** Whether `/` opens the search. WCAG 2.1.4: shortcuts of one character can be turned off. */
export type SlashKey = 'on' | 'off';

/** Parses the stored value. Default: `on`. */
export function parseSlashKey(stored: string | null): SlashKey {
  return stored === 'off' ? 'off' : 'on';
}
