import type { SearchRecord } from '../shared/records';
import type { Explanation } from './explainingSections';

/** The path of the section that explains a name. */
export function addressOf({ page, section }: Pick<Explanation, 'page' | 'section'>): string {
  return section.level === 1 ? page.path : `${page.path}#${section.anchor}`;
}

export type CreateRecord = (
  kind: 'name' | 'formerName',
  explanation: Explanation,
  text?: string,
) => SearchRecord;

/** Names have the place of their section. */
export function createRecordFactory(pageRecords: readonly SearchRecord[]): CreateRecord {
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
