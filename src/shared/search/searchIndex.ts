import MiniSearch from 'minisearch';
import { findProduct } from '../products';
import type { SearchRecord } from './records';
import { stem } from './stem';
import { squash, tokenize } from './tokenize';
import { countWord, createVocabulary, type Vocabulary } from './vocabulary';

/** What MiniSearch reads of a record. */
interface IndexedRecord {
  readonly id: number;
  readonly name: string;
  readonly words: string;
  readonly place: string;
  /** Names of components in one word each: their parts would drown the rest. */
  readonly owners: string;
  readonly text: string;
}

export const INDEXED_FIELDS = ['name', 'words', 'place', 'owners', 'text'] as const;

export interface SearchIndex {
  readonly records: readonly SearchRecord[];
  readonly mini: MiniSearch<IndexedRecord>;
  readonly vocabulary: Vocabulary;
}

/** Longer names are sentences: nobody types them in one word. */
const MAX_JOINED_LENGTH = 32;

function toIndexed(record: SearchRecord, id: number): IndexedRecord {
  const joined = squash(record.name);
  // Every record of a product would match its name: the query parser deals with that one.
  const product = findProduct(record.product).name;
  // A name is looked up by itself: its section answers for the words around it.
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

function createMiniSearch(vocabulary: Vocabulary): MiniSearch<IndexedRecord> {
  return new MiniSearch<IndexedRecord>({
    fields: [...INDEXED_FIELDS],
    tokenize,
    processTerm(term) {
      countWord(vocabulary, term);
      const stemmed = stem(term);
      return stemmed === term ? term : [term, stemmed];
    },
    // Queries arrive split and stemmed: see `toMiniQuery`.
    searchOptions: { tokenize: (text) => [text], processTerm: (term) => term },
  });
}

/** Indexes records at once: for tests and tools. */
export function createSearchIndex(records: readonly SearchRecord[]): SearchIndex {
  const vocabulary = createVocabulary();
  const mini = createMiniSearch(vocabulary);
  mini.addAll(records.map(toIndexed));
  return { records, mini, vocabulary };
}

/** Records indexed before the page may answer again: a slow phone does so many in about 50 ms. */
const CHUNK_SIZE = 100;

/** Indexes records in slices, so that the page answers in between. */
export async function createSearchIndexInSlices(
  records: readonly SearchRecord[],
): Promise<SearchIndex> {
  const vocabulary = createVocabulary();
  const mini = createMiniSearch(vocabulary);
  await mini.addAllAsync(records.map(toIndexed), { chunkSize: CHUNK_SIZE });
  return { records, mini, vocabulary };
}
