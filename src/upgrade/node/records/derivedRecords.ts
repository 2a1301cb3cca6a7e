import type { ApiChange } from '../../../api/shared/apiChanges';
import type { ChangePlace, ChangeRecord, ChangeStep } from '../../../api/shared/changeRecord';
import { COMPILER_NOTICES } from '../../../api/node';

/** The section of every guide that lists what comparing the types shows. */
const API_SECTION = 'api-changes';

/** What to do if nothing replaces a name. */
const NOTHING = 'Remove it.';

/** Places whose names the types have as props or properties. */
const MEMBER_PLACES: readonly ChangePlace[] = ['prop', 'method', 'slotProp'];

type Change = Pick<ChangeRecord, 'kind' | 'name' | 'place'> & Partial<ChangeRecord>;

/**
 * What a change of types means for code; undefined if it breaks none. Most changed types only
 * accept more, so those that break code are written down.
 */
function toRecord({ component, kind, member, from = '', to = '' }: ApiChange): Change | undefined {
  const place = member?.kind ?? 'component';
  switch (kind) {
    case 'removed':
      return {
        ...(place === 'class'
          ? { kind: 'class', notice: 'Selectors for the class match nothing.' }
          : { kind: 'removed' }),
        name: member?.name ?? component,
        place,
        todo: to || NOTHING,
      };
    case 'renamed':
      return { kind: 'renamed', name: from, place, becomes: to, todo: `Use \`${to}\` instead.` };
    case 'required':
      return member && place !== 'class'
        ? {
            kind: 'type',
            name: member.name,
            place: 'anywhere',
            when: `^(?![^]*\\b${member.name}\\b)`,
            notice: 'TypeScript reports code that leaves it out.',
            todo: `Set \`${member.name}\`.`,
          }
        : undefined;
    case 'default':
      return member?.kind === 'prop' && LITERAL.test(from) && LITERAL.test(to)
        ? {
            kind: 'default',
            name: member.name,
            place,
            notice: `The default is \`${oneLine(to)}\` instead of \`${oneLine(from)}\`.`,
            todo: 'Set it to keep the old behavior.',
          }
        : undefined;
    default:
      return undefined;
  }
}

function oneLine(text: string): string {
  return text.replace(/`/g, '').replace(/\s+/g, ' ').trim();
}

/** Defaults in the code of packages; others describe a function, or cases. */
const LITERAL = /^`?(?:'[^']*'|-?[\w.]+|\[\]|\{\})`?$/;

const EXPORTS: readonly ChangePlace[] = ['component', 'hook', 'export', 'type'];

/** Whether a written record is about the same name in the same place of a component. */
function explains(record: ChangeRecord, change: Change, component: string): boolean {
  const { kind, name, of, place } = record;
  return (
    name === change.name &&
    (place === change.place ||
      (MEMBER_PLACES.includes(place) && change.place === 'prop') ||
      (EXPORTS.includes(place) && EXPORTS.includes(change.place))) &&
    (kind === change.kind || kind === 'removed' || kind === 'renamed' || change.kind === 'class') &&
    (of === undefined || of.includes(component) || place === 'slotProp')
  );
}

/**
 * Records of what the types of two majors show and no written record explains: names that are gone,
 * required or have another default. One record for all components with the same change.
 *
 * @param written the records of the same product and step
 */
export function derivedRecords(
  changes: readonly ApiChange[],
  written: readonly ChangeRecord[],
): ChangeRecord[] {
  const found = new Map<string, { change: Change; of: string[] }>();
  for (const change of changes) {
    const record = toRecord(change);
    if (record && !written.some((other) => explains(other, record, change.component))) {
      const key = JSON.stringify(record);
      const known = found.get(key) ?? { change: record, of: [] };
      known.of.push(change.component);
      found.set(key, known);
    }
  }
  return [...found.values()].map(({ change, of }) => ({
    notice: COMPILER_NOTICES[change.kind] ?? '',
    todo: '',
    section: API_SECTION,
    ...change,
    ...(change.place !== 'component' && { of }),
  }));
}

/** What is gone although no record says what to do instead. */
export function unexplained({ records }: ChangeStep): ChangeRecord[] {
  return records.filter(({ section, todo }) => section === API_SECTION && todo === NOTHING);
}
