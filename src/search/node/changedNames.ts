import type { ChangeStep } from '../../upgrade/shared/records/changeRecord';
import { PRODUCTS } from '../../content/shared/products';
import type { SearchRecord } from '../shared/records';

/** Names that readers search for: identifiers, classes, and paths, without values and patterns. */
const SEARCHABLE = /^@?[A-Za-z][\w./-]{2,}$/;

/**
 * Records of names that changes between majors are about and that nothing else finds. They lead to
 * the section that says what to do.
 *
 * @param records the other records of the site
 */
export function toChangedNameRecords(
  steps: readonly ChangeStep[],
  records: readonly SearchRecord[],
): SearchRecord[] {
  const targets = new Map(records.map((record) => [record.path, record]));
  const known = new Set(records.flatMap(({ name, words }) => [name, ...words]));
  return steps.flatMap(({ guide, product, records: changes }) =>
    changes.flatMap(({ becomes, name, section, todo }): SearchRecord[] => {
      const target = targets.get(`${guide}#${section}`);
      if (!SEARCHABLE.test(name) || name === becomes || known.has(name) || target === undefined) {
        return [];
      }
      known.add(name);
      return [
        {
          kind: 'formerName',
          name,
          text: todo.replace(/`/g, ''),
          product: PRODUCTS.find(({ apiSegment }) => apiSegment === product)?.id ?? target.product,
          path: target.path,
          crumbs: [...target.crumbs, target.name],
          words: [],
          owners: [],
        },
      ];
    }),
  );
}
