import MiniSearch from 'minisearch';
import { memoize } from '../../base/shared/memoize';
import { findProduct } from '../../content/shared/products';
import type { SearchRecord } from './records';
import { stem } from './stem';
import { squash, tokenize } from './tokenize';
import { createVocabulary, type Vocabulary } from './vocabulary';

/** The fields of a record that MiniSearch indexes. */
interface IndexedRecord {
  readonly id: number;
  readonly name: string;
  readonly words: string;
  readonly place: string;
  /** Names of components as single words, because their parts would outweigh the rest. */
  readonly owners: string;
  readonly text: string;
}

const INDEXED_FIELDS = ['name', 'words', 'place', 'owners', 'text'] as const;

export interface SearchIndex {
  readonly records: readonly SearchRecord[];
  readonly mini: MiniSearch<IndexedRecord>;
  readonly vocabulary: Vocabulary;
}

/** Longer names are sentences, which nobody types as one word. */
const MAX_JOINED_LENGTH = 32;

function toIndexed(record: SearchRecord, id: number): IndexedRecord {
  const joined = squash(record.name);
  // Omits the product's name, which would match all of its records; the query parser handles it.
  const product = findProduct(record.product).name;
  // Only the name is indexed, because its section contains the surrounding words.
  const isMention = record.kind === 'name' || record.kind === 'formerName';
  return {
    id,
    name: joined.length <= MAX_JOINED_LENGTH ? `${record.name} ${joined}` : record.name,
    words: record.words.join(' '),
    place: isMention ? '' : record.crumbs.filter((crumb) => crumb !== product).join(' '),
    owners: record.owners.map(({ name }) => name.toLowerCase()).join(' '),
    text: isMention ? '' : record.text,
  };
}

function withStem(term: string): string | string[] {
  const stemmed = stem(term);
  return stemmed === term ? term : [term, stemmed];
}

/** The records with their ids, without exports, which are found by their name alone. */
function toIndexedRecords(records: readonly SearchRecord[]): IndexedRecord[] {
  return records.flatMap((record, id) => (record.kind === 'export' ? [] : toIndexed(record, id)));
}

function createMiniSearch(counts: Map<string, number>): MiniSearch<IndexedRecord> {
  // Texts repeat their words: this takes a third of the time.
  const termsOf = memoize(withStem);
  // No word contains a space.
  const tokensOf = memoize(tokenize);
  return new MiniSearch<IndexedRecord>({
    fields: [...INDEXED_FIELDS],
    tokenize: (text) => text.split(/\s+/).flatMap(tokensOf),
    processTerm(term) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
      return termsOf(term);
    },
    // Queries are already split and stemmed: see `toMiniQuery`.
    searchOptions: { tokenize: (text) => [text], processTerm: (term) => term },
  });
}

function toVocabulary(counts: ReadonlyMap<string, number>): Vocabulary {
  const vocabulary = createVocabulary();
  counts.forEach((count, word) => vocabulary.set(word, count));
  return vocabulary;
}

/** Indexes all records. */
export function createSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const counts = new Map<string, number>();
  const mini = createMiniSearch(counts);
  mini.addAll(toIndexedRecords(records));
  return { records, mini, vocabulary: toVocabulary(counts) };
}
