import type { ApiProduct } from '../../api/shared/apiModel';
import { PRODUCTS } from '../../content/shared/products';
import type { SearchRecord } from '../shared/records';
import { explainingSections } from './explainingSections';
import type { FormerNames } from './formerNames';
import { formerRecords, type FormerSources } from './formerRecords';
import { addressOf, createRecordFactory } from './nameRecord';

export interface NameSources extends FormerSources {
  /** Undefined if only one major is known. */
  readonly formerNames?: (product: ApiProduct) => FormerNames;
}

const CLASS_NAME = /^Mui[A-Z]?\w*-(?<key>.+)$/;

/** Whether a name has a record; a class by its rule name: `MuiDataGrid-row--editing`. */
function isKnown(name: string, known: ReadonlySet<string>): boolean {
  return known.has(name) || known.has(CLASS_NAME.exec(name)?.groups?.key ?? name);
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
