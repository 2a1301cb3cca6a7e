import type { Product } from '../../content/shared/products';
import type { RecordKind, SearchRecord } from '../shared/records';
import { explainingSections, isPageOfChanges, type Explanation } from './explainingSections';
import type { FormerNames, NameChange } from './formerNames';
import type { CreateRecord } from './nameRecord';
import type { PageOutline } from './readPages';

export interface FormerSources {
  readonly pages: readonly PageOutline[];
  /** The records of these pages and their sections. */
  readonly pageRecords: readonly SearchRecord[];
  /** Names that already have a record. */
  readonly known: ReadonlySet<string>;
  /** The records of the API. */
  readonly apiRecords: readonly SearchRecord[];
  /** See `RecordSources`. */
  readonly prefix: string;
}

/** The kinds whose names the packages export. */
const NAMED_KINDS: ReadonlySet<RecordKind> = new Set(['component', 'interface', 'hook']);

/** What a sentence says about a name that still exists, but shouldn't be used. */
const CHANGE = /\b(?:deprecated|removed|renamed|replaces)\b/;

/** The packages' description of a change, or the guide's if they have none. */
function textOfChange(change: NameChange | undefined, inGuide: string): string {
  const isInformative = change !== undefined && !/^Removed in v\d+\.$/.test(change.text);
  return isInformative ? change.text : inGuide || (change?.text ?? '');
}

/** Guides to the major of the change come first, because several guides can mention a name. */
function explainedIn(
  guides: readonly PageOutline[],
): (name: string, major?: string) => Explanation | undefined {
  const find = (pages: readonly PageOutline[]) =>
    new Map(explainingSections(pages).map((explanation) => [explanation.name, explanation]));
  const anywhere = find(guides);
  const majors = new Set(guides.flatMap(({ sections }) => sections.flatMap((s) => s.changesTo)));
  const byMajor = new Map(
    [...majors].map((major) => [major, find(guides.filter((guide) => listsChanges(guide, major)))]),
  );
  return (name, major) => byMajor.get(major ?? '')?.get(name) ?? anywhere.get(name);
}

function listsChanges({ sections }: PageOutline, major: string): boolean {
  return sections.some(({ changesTo }) => changesTo.includes(major));
}

/** A guide in which the names that its diffs replace count like other names. */
function withReplacedNames(page: PageOutline): PageOutline {
  const sections = page.sections.map((section) => ({
    ...section,
    names: [
      ...section.names,
      ...section.replaced.map(({ name }) => ({ name, place: 'replaced' as const, text: '' })),
    ],
  }));
  return { ...page, sections };
}

/** The former names in the migration guides of a product. */
function namesInGuides(
  guides: readonly PageOutline[],
  { changes, isCurrent, isGone }: FormerNames,
  known: ReadonlySet<string>,
): string[] {
  const sections = guides.flatMap((guide) => guide.sections);
  const isReplaced = new Set(
    sections.flatMap(({ names, replaced }) =>
      replaced
        .filter(({ name, isImported }) =>
          isCurrent(name)
            ? names.some((mention) => mention.name === name && CHANGE.test(mention.text))
            : isImported,
        )
        .map(({ name }) => name),
    ),
  );
  const mentioned = new Set(sections.flatMap(({ names }) => names.map(({ name }) => name)));
  return [...mentioned].filter(
    (name) => changes.has(name) || isGone(name) || (isReplaced.has(name) && !known.has(name)),
  );
}

/** Former names without a migration guide, which lead to the current name. */
function unprefixedRecords(
  product: Product,
  { unprefixed }: FormerNames,
  { apiRecords }: FormerSources,
): SearchRecord[] {
  const current = new Map(
    apiRecords
      .filter(({ kind, product: id }) => id === product.id && NAMED_KINDS.has(kind))
      .map((record) => [record.name, record]),
  );
  return [...unprefixed].flatMap(([name, now]): SearchRecord[] => {
    const record = current.get(now);
    const text = `Called ${now} since the first stable version.`;
    return record ? [{ ...record, kind: 'formerName', name, text, words: [], owners: [] }] : [];
  });
}

/** The former names of a product, with the sections that say what replaces them. */
export function formerRecords(
  product: Product,
  former: FormerNames,
  sources: FormerSources,
  createRecord: CreateRecord,
): SearchRecord[] {
  const { known, pages, prefix } = sources;
  const { changes } = former;
  const guides = pages
    .filter((page) => page.product === product.id && isPageOfChanges(page))
    .map(withReplacedNames);
  const find = explainedIn(guides);
  const explained = namesInGuides(guides, former, known);
  const listed = [...changes.keys()].filter(
    (name) => !explained.includes(name) && !known.has(name) && !changes.get(name)?.isDeprecated,
  );
  return [
    ...explained.map((name) => {
      const change = changes.get(name);
      const explanation = find(name, change?.major) as Explanation;
      return createRecord('formerName', explanation, textOfChange(change, explanation.text));
    }),
    ...listed.map((name): SearchRecord => {
      const { major, text } = changes.get(name) as NameChange;
      const [table] = guides.flatMap((page) =>
        page.sections
          .filter(({ changesTo }) => changesTo.includes(major))
          .map((section) => ({ page, section })),
      );
      return table
        ? createRecord('formerName', { ...table, name, product: product.id, text, isTopic: false })
        : {
            kind: 'formerName',
            name,
            text,
            product: product.id,
            path: `${prefix}api/changes/${major}/#${product.apiSegment}`,
            crumbs: [product.name, 'API'],
            words: [],
            owners: [],
          };
    }),
    ...unprefixedRecords(product, former, sources),
  ];
}
