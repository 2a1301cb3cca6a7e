import type {
  ApiChangeGroup,
  ApiChangesData,
  ApiListedChange,
  ApiMigrationData,
  ApiMigrationRow,
} from '../../shared/apiChanges';
import type { ApiProduct } from '../../shared/apiModel';
import { API_MEMBER_KINDS } from '../../shared/apiNames';

const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();

/** Lists removed members by kind and explanation, those without an explanation first. */
function removals({ changes, components }: ApiChangeGroup): ApiMigrationRow[] {
  const rows = new Map<string, ApiMigrationRow>();
  for (const { kind, member, reason } of changes) {
    if (kind === 'removed') {
      const key = JSON.stringify([member?.kind, reason]);
      const row = rows.get(key) ?? {
        components,
        kind,
        before: [],
        ...(member && { member: member.kind }),
        ...(reason && { reason }),
      };
      rows.set(key, { ...row, before: [...row.before, ...(member ? [member.name] : [])] });
    }
  }
  const placeOf = ({ member, reason }: ApiMigrationRow) =>
    (reason ? API_MEMBER_KINDS.length + 1 : 0) +
    (member ? API_MEMBER_KINDS.indexOf(member) + 1 : 0);
  return [...rows.values()].sort((one, other) => placeOf(one) - placeOf(other));
}

function rowOf(change: ApiListedChange, { components }: ApiChangeGroup): ApiMigrationRow[] {
  const { from = '', kind, member, to = '' } = change;
  const row = { components, kind, ...(member ? { member: member.kind } : {}) };
  const name = member ? { name: member.name } : {};
  switch (kind) {
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
      ...removals(group),
      ...group.changes.flatMap((change) => rowOf(change, group)),
    ]),
  };
}
