import { useSharedChoice } from '@site/src/base/browser/storage';
import { displayKeys, parseDisplayOption, type DisplayOption } from './displayOption';

/** `default`: each page starts with the display that suits it. */
export type ApiDisplay = DisplayOption | 'default';

const KEYS = displayKeys();

const parse = (stored: string | null) => parseDisplayOption(stored, 'default');

/** The display of all sections of API pages; `null` if the reader chose different ones. */
export function useApiDisplay(): readonly [ApiDisplay | null, (next: ApiDisplay) => void] {
  return useSharedChoice(KEYS, parse);
}
