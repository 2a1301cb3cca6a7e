import { useSharedChoice } from '@site/src/base/browser/storage';
import { DISPLAY_OPTIONS, displayKeys, type DisplayOption } from './displayOption';

/** `default`: each page starts with the display that suits it. */
export type ApiDisplay = DisplayOption | 'default';

const KEYS = displayKeys();

function parse(stored: string | null): ApiDisplay {
  return DISPLAY_OPTIONS.find((option) => option === stored) ?? 'default';
}

/** The display of all sections of API pages; `null` if the reader chose different ones. */
export function useApiDisplay(): readonly [ApiDisplay | null, (next: ApiDisplay) => void] {
  return useSharedChoice(KEYS, parse);
}
