import type { ApiPageData } from '@site/src/api/shared/apiPage';
import { API_DISPLAY_KEYS } from '@site/src/base/shared/storageKeys';

export const DISPLAY_OPTIONS = ['table', 'expanded', 'collapsed'] as const;
export type DisplayOption = (typeof DISPLAY_OPTIONS)[number];

const DISPLAY_SECTIONS = ['props', 'slots', 'classes'] as const;

/** Sections that remember their display. The name is the last part of their storage key. */
export type DisplaySection = (typeof DISPLAY_SECTIONS)[number];

interface DisplayDefaults {
  readonly storageKey: string;
  readonly initial: DisplayOption;
}

/** The grid and the interfaces of the charts have long descriptions, so they start as a list. */
function startsExpanded({ kind, product }: Pick<ApiPageData, 'kind' | 'product'>): boolean {
  return product === 'data-grid' || (product === 'charts' && kind === 'interface');
}

/** The storage key of a section's display, and its initial value. */
export function displayDefaults(
  page: Pick<ApiPageData, 'kind' | 'product'>,
  section: DisplaySection,
): DisplayDefaults {
  return startsExpanded(page)
    ? { storageKey: `${API_DISPLAY_KEYS.grid}${section}`, initial: 'expanded' }
    : { storageKey: `${API_DISPLAY_KEYS.others}${section}`, initial: 'table' };
}

/** The storage keys of all sections on all pages. */
export function displayKeys(): readonly string[] {
  return Object.values(API_DISPLAY_KEYS).flatMap((key) =>
    DISPLAY_SECTIONS.map((section) => `${key}${section}`),
  );
}

/** The stored option, or the default for a missing or unknown value. */
export function parseDisplayOption<Initial extends string = DisplayOption>(
  stored: string | null,
  initial: Initial,
): DisplayOption | Initial {
  return DISPLAY_OPTIONS.find((option) => option === stored) ?? initial;
}
