import type { ApiProduct } from '../../shared/apiModel';
import { PRODUCTS, type Product } from '../../shared/products';
import type { SearchRecord } from '../../shared/search/records';
import { explainingSections, isPageOfChanges, type Explanation } from './explainingSections';
import type { FormerNames, NameChange } from './formerNames';
import type { PageOutline } from './readPages';

export interface NameSources {
  readonly pages: readonly PageOutline[];
  /** The records of these pages and their sections. */
  readonly pageRecords: readonly SearchRecord[];
  /** Names that already have a record. */
  readonly known: ReadonlySet<string>;
  /** Undefined if only one major is known. */
  readonly formerNames?: (product: ApiProduct) => FormerNames;
  /** See `RecordSources`. */
  readonly prefix: string;
}

const CLASS_NAME = /^Mui[A-Z]?\w*-(?<key>.+)$/;

function addressOf({ page, section }: Pick<Explanation, 'page' | 'section'>): string {
  return section.level === 1 ? page.path : `${page.path}#${section.anchor}`;
}

type CreateRecord = (
  kind: 'name' | 'formerName',
  explanation: Explanation,
  text?: string,
) => SearchRecord;

/** Names have the place of their section. */
function createRecordFactory(pageRecords: readonly SearchRecord[]): CreateRecord {
  const places = new Map(
    pageRecords.filter(({ kind }) => kind !== 'demo').map((record) => [record.path, record]),
  );
  return (kind, explanation, text = explanation.text) => {
    const path = addressOf(explanation);
    const place = places.get(path);
    return {
      kind,
      name: explanation.name,
      text,
      product: explanation.product,
      ...(place?.plan && { plan: place.plan }),
      path,
      crumbs: place ? [...place.crumbs, place.name] : [explanation.page.title],
      words: [],
      owners: [],
    };
  };
}

/** Whether a name has a record; a class by its rule name: `MuiDataGrid-row--editing`. */
function isKnown(name: string, known: ReadonlySet<string>): boolean {
  return known.has(name) || known.has(CLASS_NAME.exec(name)?.groups?.key ?? name);
}

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

/** The former names of a product, with their place in the migration guides. */
function formerRecords(
  product: Product,
  { changes, isGone }: FormerNames,
  { known, pages, prefix }: NameSources,
  createRecord: CreateRecord,
): SearchRecord[] {
  const guides = pages.filter((page) => page.product === product.id && isPageOfChanges(page));
  const find = explainedIn(guides);
  const mentioned = guides.flatMap(({ sections }) =>
    sections.flatMap(({ names }) => names.map(({ name }) => name)),
  );
  const explained = [...new Set(mentioned)].filter((name) => changes.has(name) || isGone(name));
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
  ];
}

export interface NameRecords {
  /** Names without another record. */
  readonly records: readonly SearchRecord[];
  /** Names with a record, by the path of the section about them. */
  readonly explained: ReadonlyMap<string, readonly string[]>;
}

/** The code names in guides, each with the section that explains it. */
export function toNameRecords(sources: NameSources): NameRecords {
  const { formerNames, known, pageRecords, pages } = sources;
  const createRecord = createRecordFactory(pageRecords);
  const former = PRODUCTS.flatMap((product) =>
    formerNames
      ? formerRecords(product, formerNames(product.apiSegment as ApiProduct), sources, createRecord)
      : [],
  );
  const isFormer = new Set(former.map(({ name, product }) => `${product} ${name}`));
  const explained = new Map<string, string[]>();
  const current: SearchRecord[] = [];
  for (const explanation of explainingSections(pages)) {
    const { name, product } = explanation;
    if (isKnown(name, known)) {
      const path = addressOf(explanation);
      if (explanation.isTopic) {
        explained.set(path, [...(explained.get(path) ?? []), name]);
      }
    } else if (!isFormer.has(`${product} ${name}`)) {
      current.push(createRecord('name', explanation));
    }
  }
  return { records: [...current, ...former], explained };
}
