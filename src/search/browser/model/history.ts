import { RECORD_KINDS, type RecordKind } from '@site/src/search/shared/records';

/** A result that the reader opened or marked as a favorite. */
export interface HistoryEntry {
  /** The path below the site's base URL. */
  readonly path: string;
  readonly name: string;
  readonly kind: RecordKind;
  readonly crumbs: readonly string[];
}

/** Newest first. Favorites aren't among the recent results. */
export interface SearchHistory {
  readonly recent: readonly HistoryEntry[];
  readonly favorites: readonly HistoryEntry[];
}

const MAX_RECENT = 6;
const MAX_FAVORITES = 20;

const EMPTY: SearchHistory = { recent: [], favorites: [] };

/** Parses the stored history. Invalid parts are ignored. */
export function parseHistory(stored: string): SearchHistory {
  try {
    const value = JSON.parse(stored) as Partial<Record<keyof SearchHistory, unknown>>;
    return { recent: parseEntries(value.recent), favorites: parseEntries(value.favorites) };
  } catch {
    return EMPTY;
  }
}

function parseEntries(value: unknown): HistoryEntry[] {
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function isEntry(value: unknown): value is HistoryEntry {
  const entry = value as HistoryEntry | null;
  return (
    typeof entry?.path === 'string' &&
    // Paths are resolved against the base URL, so that nothing stored can lead to another site.
    /^[\w-]/.test(entry.path) &&
    !entry.path.includes(':') &&
    typeof entry.name === 'string' &&
    RECORD_KINDS.includes(entry.kind) &&
    Array.isArray(entry.crumbs) &&
    entry.crumbs.every((crumb) => typeof crumb === 'string')
  );
}

export function visit(history: SearchHistory, entry: HistoryEntry): SearchHistory {
  if (has(history.favorites, entry)) {
    return history;
  }
  const recent = [entry, ...without(history.recent, entry)].slice(0, MAX_RECENT);
  return { ...history, recent };
}

export function forget(history: SearchHistory, entry: HistoryEntry): SearchHistory {
  return { ...history, recent: without(history.recent, entry) };
}

/** Marks an entry as a favorite, or moves it back to the recent results. */
export function toggleFavorite(history: SearchHistory, entry: HistoryEntry): SearchHistory {
  if (has(history.favorites, entry)) {
    return visit({ ...history, favorites: without(history.favorites, entry) }, entry);
  }
  return {
    recent: without(history.recent, entry),
    favorites: [entry, ...history.favorites].slice(0, MAX_FAVORITES),
  };
}

function has(entries: readonly HistoryEntry[], { path }: HistoryEntry): boolean {
  return entries.some((entry) => entry.path === path);
}

function without(entries: readonly HistoryEntry[], { path }: HistoryEntry): HistoryEntry[] {
  return entries.filter((entry) => entry.path !== path);
}
