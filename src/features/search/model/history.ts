import { RECORD_KINDS, type RecordKind } from '@site/src/shared/search/records';

/** A result that the reader went to, or keeps. */
export interface HistoryEntry {
  /** Below the site's base URL. */
  readonly path: string;
  readonly name: string;
  readonly kind: RecordKind;
  readonly crumbs: readonly string[];
}

/** Newest first. What is a favorite is not among the recent. */
export interface SearchHistory {
  readonly recent: readonly HistoryEntry[];
  readonly favorites: readonly HistoryEntry[];
}

export const HISTORY_KEY = 'docs-search-history';

const MOST_RECENT = 6;
const MOST_FAVORITES = 20;

const EMPTY: SearchHistory = { recent: [], favorites: [] };

/** Reads what an earlier visit stored; whatever is not as expected is left out. */
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
    // Addresses are resolved against the base URL: nothing stored may lead off the site.
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
  const recent = [entry, ...without(history.recent, entry)].slice(0, MOST_RECENT);
  return { ...history, recent };
}

export function forget(history: SearchHistory, entry: HistoryEntry): SearchHistory {
  return { ...history, recent: without(history.recent, entry) };
}

/** Keeps an entry, or lets it go back among the recent ones. */
export function toggleFavorite(history: SearchHistory, entry: HistoryEntry): SearchHistory {
  if (has(history.favorites, entry)) {
    return visit({ ...history, favorites: without(history.favorites, entry) }, entry);
  }
  return {
    recent: without(history.recent, entry),
    favorites: [entry, ...history.favorites].slice(0, MOST_FAVORITES),
  };
}

function has(entries: readonly HistoryEntry[], { path }: HistoryEntry): boolean {
  return entries.some((entry) => entry.path === path);
}

function without(entries: readonly HistoryEntry[], { path }: HistoryEntry): HistoryEntry[] {
  return entries.filter((entry) => entry.path !== path);
}
