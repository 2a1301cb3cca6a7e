import type { ProductId } from '../../content/shared/products';
import type { RecordKind, RecordOwner, SearchRecord } from './records';

/** How likely readers look for each kind, all else being equal. */
const KIND_WEIGHTS: Readonly<Record<RecordKind, number>> = {
  page: 1.6,
  component: 1.3,
  section: 1,
  interface: 1,
  hook: 1,
  prop: 0.9,
  error: 0.6,
  event: 0.8,
  selector: 0.8,
  slot: 0.7,
  member: 0.7,
  demo: 0.6,
  class: 0.5,
  name: 0.6,
  formerName: 0.6,
  export: 0.6,
};

/** Kinds whose names are words. Those of all others are code. */
const WORD_KINDS: readonly RecordKind[] = ['page', 'section', 'error'];

/** A name that equals the query ranks before everything that mentions it. */
const EXACT_NAME = 4;
const EXACT_WORD = 3;
/** The maximum for a name that starts with the query; less if more of the name is missing. */
const STARTS_NAME = 1.5;
const NAME_FIT = 3;
const NAMED_PRODUCT = 1.6;
const OTHER_PRODUCT = 0.6;
const NAMED_KIND = 2;
const NAMED_OWNER = 2.5;
const READERS_PRODUCT = 1.35;
/** A query that is written like code ranks code higher. */
const CODE_FOR_IDENTIFIER = 1.5;
const CODE_FOR_WORDS = 0.75;
/** A title of a page in the query: first the page, then its sections. */
const TITLED = 2;
const IN_TITLED = 1.6;
/** A section whose name is the rest of the query, such as "form" in `date range picker in a form`. */
const ANSWERS_IN_TITLED = 6;
/** The parts of a toolbar of one's own come after the guides of the features. */
const PARTS_PAGE = 0.8;
const NAMED_OWNER_ENDING = 2;
/** Migration pages mention everything. */
const MIGRATION_PAGE = 0.4;
/** For a question about migrating: the guide itself, and each major before the newest. */
const MIGRATION_GUIDE = 2.5;
const PER_OLDER_MAJOR = 0.75;
/** Guides from the lab come after those from this major. */
const OLDEST_MAJOR = 3;
/** Readers look more often for members that many components have. */
const PER_DOUBLED_OWNERS = 0.1;
const NAMESAKES_EXPONENT = 0.35;
const COVERAGE_EXPONENT = 2.5;

const PARTS_PATH = /^react-data-grid\/components\//;
const MIGRATION_PATH = /^(?:v\d+\/)?migration\//;
/** The major that a guide leads away from; guides from the lab have none. */
const FORMER_MAJOR = /migration-[a-z-]+-v(\d+)\//;

/** The facts about a match before ranking. */
export interface Match {
  readonly record: SearchRecord;
  /** The names of the record without spaces and punctuation: its own, then its synonyms. */
  readonly squashed: readonly string[];
  /** The score of the index, from the frequencies of the terms. */
  readonly score: number;
  /** The share of the query's concepts that the record contains, from 0 to 1. */
  readonly coverage: number;
  /** How well the name matches the words of the query, from 0 to 1. */
  readonly nameFit: number;
  /**
   * The number of sections with the same name. Each of twenty "Localization" sections is less
   * likely the right one.
   */
  readonly namesakes: number;
  /** The names of the page and the group that contain it, without spaces and punctuation. */
  readonly places: readonly string[];
  /** The stems of the words in its own name. */
  readonly stems: ReadonlySet<string>;
}

/** The title of a page in a query. */
export interface QueryTitle {
  /** Without spaces and punctuation. */
  readonly title: string;
  /** The stems of the other words of the query, without those that name a product or a kind. */
  readonly rest: readonly string[];
}

export interface RankContext {
  /** The query without spaces and punctuation, in all forms that could be a name. */
  readonly squashed: readonly string[];
  /** The product in the query. */
  readonly named?: ProductId;
  /** The product of the current page. */
  readonly current?: ProductId;
  readonly kind?: RecordKind;
  /** The components in the query, in lowercase. */
  readonly owners: readonly string[];
  /** See `CodePath`. */
  readonly ownerEnding?: string;
  /** The titles of pages in the query. */
  readonly titles: readonly QueryTitle[];
  readonly isIdentifier: boolean;
  readonly isMigration: boolean;
  /** See `ParsedQuery`. */
  readonly isNewestMigration: boolean;
  /** See `ParsedQuery`. */
  readonly migratesFrom?: number | undefined;
  /** The newest major before this version: 7. */
  readonly formerMajor: number;
}

/** The score by which results are sorted: first the subject, then what mentions it. */
export function rankMatch(match: Match, context: RankContext): number {
  const { record } = match;
  return (
    match.score *
    kindFactor(record.kind, context) *
    match.coverage ** COVERAGE_EXPONENT *
    (1 + NAME_FIT * match.nameFit ** 2) *
    exactness(match, context) *
    productFactor(record.product, context) *
    (1 + PER_DOUBLED_OWNERS * Math.log2(Math.max(1, record.owners.length))) *
    (context.owners.length > 0 && isOwned(record, context.owners) ? NAMED_OWNER : 1) *
    (context.ownerEnding && endsOwner(record, context.ownerEnding) ? NAMED_OWNER_ENDING : 1) *
    match.namesakes ** -NAMESAKES_EXPONENT *
    titleFactor(match, context) *
    (PARTS_PATH.test(record.path) ? PARTS_PAGE : 1) *
    migrationFactor(record, context)
  );
}

function titleFactor({ record, squashed, places, stems }: Match, { titles }: RankContext): number {
  if (titles.some(({ title }) => squashed[0] === title)) {
    return TITLED;
  }
  const around = record.kind === 'demo' ? [] : titles.filter(({ title }) => places.includes(title));
  const isAnswer = around.some(
    ({ rest }) => rest.length > 0 && rest.every((word) => stems.has(word)),
  );
  return isAnswer && record.kind === 'section'
    ? ANSWERS_IN_TITLED
    : around.length > 0
      ? IN_TITLED
      : 1;
}

function migrationFactor({ kind, path }: SearchRecord, context: RankContext): number {
  if (!MIGRATION_PATH.test(path)) {
    return 1;
  }
  const major = Number(FORMER_MAJOR.exec(path)?.[1] ?? OLDEST_MAJOR);
  // Who comes from v6 has the guide from v5 to v6 behind them.
  if (major < (context.migratesFrom ?? 0)) {
    return MIGRATION_PAGE;
  }
  if (!context.isNewestMigration) {
    return context.isMigration ? 1 : MIGRATION_PAGE;
  }
  const age = Math.max(0, context.formerMajor - major);
  return (kind === 'page' ? MIGRATION_GUIDE : 1) * PER_OLDER_MAJOR ** age;
}

function endsOwner({ owners }: SearchRecord, ending: string): boolean {
  return owners.some(({ name }) => name.toLowerCase().endsWith(ending));
}

function kindFactor(kind: RecordKind, { kind: named, isIdentifier }: RankContext): number {
  const isCode = !WORD_KINDS.includes(kind);
  return (
    KIND_WEIGHTS[kind] *
    (named === kind ? NAMED_KIND : 1) *
    (isCode ? (isIdentifier ? CODE_FOR_IDENTIFIER : CODE_FOR_WORDS) : 1)
  );
}

function exactness({ squashed: [name = '', ...words] }: Match, { squashed }: RankContext): number {
  if (squashed.includes(name)) {
    return EXACT_NAME;
  }
  if (words.some((word) => squashed.includes(word))) {
    return EXACT_WORD;
  }
  const typed = squashed[0] ?? '';
  return typed && name.startsWith(typed) ? 1 + STARTS_NAME * (typed.length / name.length) : 1;
}

function productFactor(product: ProductId, { named, current }: RankContext): number {
  if (named) {
    return product === named ? NAMED_PRODUCT : OTHER_PRODUCT;
  }
  return product === current ? READERS_PRODUCT : 1;
}

function isOwned(record: SearchRecord, owners: readonly string[]): boolean {
  return findOwner(record, owners) !== undefined;
}

/** The owner of a member that the query names. */
export function findOwner(
  record: SearchRecord,
  owners: readonly string[],
): RecordOwner | undefined {
  return record.owners.find(({ name }) => owners.includes(name.toLowerCase()));
}

/**
 * How well a name matches the query: 1 if both contain the same words, and less for every word that
 * only one of them contains.
 *
 * @param nameWords The number of words in the name.
 * @param hits The number of words in the name that the query contains.
 * @param asked The number of concepts in the query.
 */
export function nameScore(nameWords: number, hits: number, asked: number): number {
  if (nameWords === 0 || asked === 0) {
    return 0;
  }
  const precision = hits / nameWords;
  const recall = Math.min(1, hits / asked);
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** The newest major before that of the records, from their migration guides. */
export function formerMajorOf(records: readonly SearchRecord[]): number {
  return records.reduce(
    (newest, { path }) => Math.max(newest, Number(FORMER_MAJOR.exec(path)?.[1] ?? 0)),
    0,
  );
}
