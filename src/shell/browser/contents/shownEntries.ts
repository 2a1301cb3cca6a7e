/** The list scrolls beside the text. With more entries than this, readers would lose their place in it. */
const MAX_ENTRIES = 30;

interface Entry {
  readonly id: string;
  readonly level: number;
}

/**
 * The entries to show: all of a short list. In a long one, subsections are shown only for the
 * section that contains the active heading.
 */
export function shownEntries<T extends Entry>(
  entries: readonly T[],
  activeId: string | null,
): readonly T[] {
  if (entries.length <= MAX_ENTRIES) {
    return entries;
  }
  const sectionOf = (index: number) =>
    entries.findLastIndex(({ level }, at) => level === 2 && at <= index);
  const active = sectionOf(entries.findIndex(({ id }) => id === activeId));
  return entries.filter(({ level }, index) => level === 2 || sectionOf(index) === active);
}
