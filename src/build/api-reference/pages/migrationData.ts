import type {
  ApiChangeGroup,
  ApiChangesData,
  ApiListedChange,
  ApiMigrationData,
  ApiMigrationRow,
} from '../../../shared/apiChanges';
import type { ApiProduct } from '../../../shared/apiModel';
import { API_MEMBER_KINDS } from '../../../shared/apiNames';

const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();

/** Lists removals without an explanation by name and kind. */
function plainRemovals({ changes, components }: ApiChangeGroup): ApiMigrationRow[] {
  const removed = changes.filter(({ kind, reason }) => kind === 'removed' && !reason);
  const ofMembers = API_MEMBER_KINDS.map((kind): ApiMigrationRow => {
    const names = removed.flatMap(({ member }) => (member?.kind === kind ? [member.name] : []));
    return { components, kind: 'removed', member: kind, before: names };
  });
  const isGone = removed.some(({ member }) => !member);
  return [
    ...(isGone ? [{ components, kind: 'removed' as const, before: [] }] : []),
    ...ofMembers.filter(({ before }) => before.length > 0),
  ];
}

function rowOf(change: ApiListedChange, { components }: ApiChangeGroup): ApiMigrationRow[] {
  const { from = '', kind, member, reason, to = '' } = change;
  const row = { components, kind, ...(member ? { member: member.kind } : {}) };
  const name = member ? { name: member.name } : {};
  switch (kind) {
    case 'removed':
      return reason ? [{ ...row, before: member ? [member.name] : [], reason }] : [];
    case 'renamed':
      return [{ ...row, before: [from], now: to, ...name }];
    case 'required':
      return member ? [{ ...row, before: [`${member.name}?`], now: member.name, ...name }] : [];
    case 'default':
      return member
        ? [
            {
              ...row,
              before: [`${member.name}: ${oneLine(from)}`],
              now: `${member.name}: ${oneLine(to)}`,
              ...name,
            },
          ]
        : [];
    default:
      return [];
  }
}

/**
 * The changes of a product that break code or change its behavior: removals, renames, new
 * requirements, and changed defaults. Changes of types are only on the page of all changes, because
 * most of them only accept more.
 */
export function createMigrationData(
  { from, hasPages, products, to }: ApiChangesData,
  product: ApiProduct,
): ApiMigrationData {
  const groups = products.find((entry) => entry.product === product)?.groups ?? [];
  return {
    from,
    to,
    hasPages,
    product,
    rows: groups.flatMap((group) => [
      ...plainRemovals(group),
      ...group.changes.flatMap((change) => rowOf(change, group)),
    ]),
  };
}
