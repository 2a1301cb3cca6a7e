import type { ApiPageData } from '@site/src/shared/apiPage';

export const DISPLAY_OPTIONS = ['table', 'expanded', 'collapsed'] as const;
export type DisplayOption = (typeof DISPLAY_OPTIONS)[number];

/** Sections that remember their display. The name is the last part of their storage key. */
export type DisplaySection = 'props' | 'slots' | 'classes';

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
    ? { storageKey: `dataGrid_apiPage_${section}`, initial: 'expanded' }
    : { storageKey: `apiPage_${section}`, initial: 'table' };
}

/** The stored option, or the default for a missing or unknown value. */
export function parseDisplayOption(stored: string | null, initial: DisplayOption): DisplayOption {
  return DISPLAY_OPTIONS.find((option) => option === stored) ?? initial;
}
