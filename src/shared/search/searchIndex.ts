import MiniSearch from 'minisearch';
import { findProduct } from '../products';
import type { SearchRecord } from './records';
import { stem } from './stem';
import { squash, tokenize } from './tokenize';
import { countWord, createVocabulary, type Vocabulary } from './vocabulary';

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

/** The records with their ids, without exports, which are found by their name alone. */
function toIndexedRecords(records: readonly SearchRecord[]): IndexedRecord[] {
  return records.flatMap((record, id) => (record.kind === 'export' ? [] : toIndexed(record, id)));
}

function createMiniSearch(vocabulary: Vocabulary): MiniSearch<IndexedRecord> {
  return new MiniSearch<IndexedRecord>({
    fields: [...INDEXED_FIELDS],
    tokenize,
    processTerm(term) {
      countWord(vocabulary, term);
      const stemmed = stem(term);
      return stemmed === term ? term : [term, stemmed];
    },
    // Queries are already split and stemmed: see `toMiniQuery`.
    searchOptions: { tokenize: (text) => [text], processTerm: (term) => term },
  });
}

/** Indexes all records at once, for tests and tools. */
export function createSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const vocabulary = createVocabulary();
  const mini = createMiniSearch(vocabulary);
  mini.addAll(toIndexedRecords(records));
  return { records, mini, vocabulary };
}

/** The number of records per slice: a slow phone indexes them in about 50 ms. */
const CHUNK_SIZE = 100;

/** Indexes records in slices, so that the page stays responsive. */
export async function createSearchIndexInSlices(
  records: readonly SearchRecord[],
): Promise<SearchIndex> {
  const vocabulary = createVocabulary();
  const mini = createMiniSearch(vocabulary);
  await mini.addAllAsync(toIndexedRecords(records), { chunkSize: CHUNK_SIZE });
  return { records, mini, vocabulary };
}
