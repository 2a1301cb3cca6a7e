import type { FeedbackEntry } from './feedbackStore';

export interface ReadEntries {
  readonly entries: readonly FeedbackEntry[];
  /** Lines that a crash or a full disk truncated. They were never accepted. */
  readonly tornLines: number;
}

/** Parses the lines of the collector's file. */
export function readEntries(text: string): ReadEntries {
  const entries: FeedbackEntry[] = [];
  let tornLines = 0;
  for (const line of text.split('\n')) {
    const entry = line === '' ? null : parseEntry(line);
    if (entry) {
      entries.push(entry);
    } else if (line !== '') {
      tornLines += 1;
    }
  }
  return { entries, tornLines };
}

function parseEntry(line: string): FeedbackEntry | null {
  try {
    const value = JSON.parse(line) as Partial<FeedbackEntry> | null;
    const isEntry =
      typeof value?.receivedAt === 'string' && typeof value.currentLocationURL === 'string';
    return isEntry ? (value as FeedbackEntry) : null;
  } catch {
    return null;
  }
}
