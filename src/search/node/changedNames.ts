import type { ChangeKind, ChangeStep } from '../../api/shared/changeRecord';
import { PRODUCTS } from '../../content/shared/products';
import type { SearchRecord } from '../shared/records';

/** Names that readers search for: identifiers, classes, and paths, without values and patterns. */
const SEARCHABLE = /^@?[A-Za-z][\w./-]{2,}$/;

/** Kinds of changes after which a name is gone. */
const GONE: readonly ChangeKind[] = ['renamed', 'removed', 'class', 'theme'];

/**
 * Records of names that are gone in a later major and that nothing else finds. They lead to
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
    changes.flatMap(({ becomes, kind, name, section, todo }): SearchRecord[] => {
      const path = `${guide}#${section}`;
      // Only the first levels of sections have records.
      const target = targets.get(path) ?? targets.get(guide);
      const isOld = GONE.includes(kind) && name !== becomes && SEARCHABLE.test(name);
      if (!isOld || known.has(name) || target === undefined) {
        return [];
      }
      known.add(name);
      return [
        {
          kind: 'formerName',
          name,
          text: todo.replace(/`/g, ''),
          product: PRODUCTS.find(({ apiSegment }) => apiSegment === product)?.id ?? target.product,
          path,
          crumbs: [...target.crumbs, target.name],
          words: [],
          owners: [],
        },
      ];
    }),
  );
}
