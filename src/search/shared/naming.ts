import type { SearchResult } from 'minisearch';
import { memoize } from '../../base/shared/memoize';
import type { Concept } from './concepts';
import { nameScore } from './rank';
import type { SearchRecord } from './records';
import { stem } from './stem';
import { splitWords, squash } from './tokenize';

/** The names of a record, prepared for comparison with queries. */
export interface Naming {
  /** Its name, then its synonyms, each without spaces and punctuation. */
  readonly squashed: readonly string[];
  /** The words of each name, with their stems. */
  readonly words: readonly (readonly (readonly [word: string, stem: string])[])[];
  /** The number of sections with the same name; 1 for anything but a section. */
  readonly namesakes: number;
  /** See `Match`. */
  readonly places: readonly string[];
  /** See `Match`. */
  readonly stems: ReadonlySet<string>;
}

export function createNamings(records: readonly SearchRecord[]): readonly Naming[] {
  const headings = countHeadings(records);
  // Thousands of records have the same few hundred places.
  const squashedPlace = memoize(squash);
  return records.map((record) => {
    const names = [record.name, ...record.words];
    const words = names.map((name) =>
      [...new Set(splitWords(name).flatMap(({ parts }) => parts))].map(
        (word) => [word, stem(word)] as const,
      ),
    );
    return {
      squashed: names.map(squash),
      words,
      stems: new Set(words[0]?.map(([, stemmed]) => stemmed)),
      namesakes: record.kind === 'section' ? (headings.get(record.name) ?? 1) : 1,
      places: record.crumbs.map(squashedPlace),
    };
  });
}

function countHeadings(records: readonly SearchRecord[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind, name } of records) {
    if (kind === 'section') {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return counts;
}

/** How well the best of a record's names matches the query, from 0 to 1. */
export function bestNameScore(
  { words }: Naming,
  concepts: readonly Concept[],
  { terms }: Pick<SearchResult, 'terms'>,
): number {
  const found = new Set(terms);
  const asked = concepts.filter(({ isOptional }) => !isOptional).length || concepts.length;
  return Math.max(
    ...words.map((name) => {
      const hits = name.filter(([word, stemmed]) => found.has(word) || found.has(stemmed)).length;
      return nameScore(name.length, hits, asked);
    }),
  );
}

/** The names of all owners of members, in lowercase. */
export function ownerNamesOf(records: readonly SearchRecord[]): ReadonlySet<string> {
  return new Set(
    records
      .filter(({ kind }) => kind === 'component' || kind === 'interface')
      .map(({ name }) => name.toLowerCase()),
  );
}
