import type { ApiChange } from '../../shared/apiChanges';
import type { ChangeKind, ChangePlace, ChangeRecord } from '../../shared/changeRecord';
import type { ApiMemberKind } from '../../shared/apiNames';
import type { EntryFacts, ProductFacts } from './apiFacts';
import { findReplacements, recommend } from './replacements';

/** The places of records that can be about a member. */
const ADVISED: Readonly<Record<ApiMemberKind, readonly ChangePlace[]>> = {
  prop: ['prop', 'method'],
  slot: ['slot'],
  class: ['class'],
};

const SLOT_PATHS = new Set(['slots', 'slotProps']);

function hasMember(entry: EntryFacts | undefined, name: string, kind?: ApiMemberKind): boolean {
  return (
    entry?.inherited.includes(name) ||
    (entry?.members.some((member) => member.name === name && (!kind || member.kind === kind)) ??
      false)
  );
}

/** Code as the packages write it, as a path: `<TreeItem2 />`, `apiRef.current.updateColumns()`. */
function pathOf(code: string): string[] {
  return code
    .replace(/^<|\s*\/?>$|\(\)$/g, '')
    .replace(/^(?:apiRef\.current|params)\./, '')
    .split('.');
}

/**
 * Whether code that replaces a member exists in a major: as a member or slot of its component, as
 * an export, or as a member of the export that it names.
 */
export function existsIn(
  { entries, exported }: Pick<ProductFacts, 'entries' | 'exported'>,
  code: string,
  component: string,
): boolean {
  const [first = '', second] = pathOf(code);
  if (second !== undefined && SLOT_PATHS.has(first)) {
    return hasMember(entries[component], second, 'slot');
  }
  const owner = entries[first];
  return owner
    ? second === undefined || hasMember(owner, second)
    : exported.includes(first) || hasMember(entries[component], first);
}

const GONE: readonly ChangeKind[] = ['removed', 'renamed', 'class'];

/** What `data/changes` says to do about a removal, most specific first. */
function written({ component, member }: ApiChange, { written: rows = [] }: ProductFacts) {
  const name = member?.name ?? component;
  const isSame = (record: ChangeRecord) =>
    GONE.includes(record.kind) &&
    record.name.replace(/^\.?Mui\w+-/, '') === name &&
    (member ? ADVISED[member.kind].includes(record.place) : record.place === 'component');
  const own = component.replace(/(?:Pro|Premium)$/, '');
  const isOf = ({ of }: ChangeRecord) => of?.some((name) => name === component || name === own);
  const same = rows.filter(isSame);
  const found = same.find(isOf) ?? same.find(({ of }) => of === undefined);
  // Links are to sections of the guide, which other pages don't have.
  return found?.todo.replace(/\[([^\]]+)\]\(#[^)]*\)/g, '$1');
}

/**
 * What to use instead of a removed member or component, as Markdown. The older major announced it
 * in its deprecation. Since then, the successor may have been removed or renamed as well.
 */
export function advice(change: ApiChange, after: ProductFacts): string | undefined {
  const known = written(change, after);
  if (known !== undefined) {
    return known;
  }
  const { component, to = '' } = change;
  const announced = findReplacements(to);
  const existing = announced.filter((code) => existsIn(after, code, component));
  return existing.length === announced.length ? to || undefined : recommend(existing) || undefined;
}
