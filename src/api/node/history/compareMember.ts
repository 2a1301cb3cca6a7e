import type { ApiChange } from '../../shared/apiChanges';
import type { MemberFacts } from './apiFacts';
import { typeKey, type TypeScope } from './typeKey';

export type MemberChange = Pick<ApiChange, 'kind' | 'member' | 'from' | 'to'>;

/** Props whose members are compared separately, as slots and classes. */
const CONTAINERS = new Set(['slots', 'slotProps', 'components', 'componentsProps', 'classes']);

const NO_DEFAULT = new Set(['', 'undefined', 'null']);

/** A key that is equal for different notations of the same default. */
function defaultKey(text: string): string {
  return text
    .replace(/`/g, '')
    .replace(/"/g, "'")
    .replace(/\b(?:utils|adapter)\./g, '')
    .replace(/(\w+)\??: [A-Z]\w*(?=[,)])/g, '$1')
    .replace(/[\s;]+|[.,;]+$/g, '')
    .toLowerCase();
}

/**
 * Whether the default changed. If one of the majors documents none, its comment may just be
 * incomplete, so that isn't a change.
 */
function isNewDefault(before = '', after = ''): boolean {
  return (
    !NO_DEFAULT.has(before) && !NO_DEFAULT.has(after) && defaultKey(before) !== defaultKey(after)
  );
}

interface Side {
  member: MemberFacts;
  scope: TypeScope;
}

function isNewType({ member, scope }: Side, after: Side): boolean {
  const [from, to] = [member.type, after.member.type];
  if (from === to || CONTAINERS.has(member.name)) {
    return false;
  }
  const [old, current] = [typeKey(from, scope), typeKey(to, after.scope)];
  return old !== undefined && current !== undefined && old !== current;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** The changes of a member that exists in both majors. */
export function compareMember(before: Side, after: Side): MemberChange[] {
  const [old, current] = [before.member, after.member];
  const member = { kind: current.kind, name: current.name };
  const changes: MemberChange[] = [];
  if (isNewType(before, after)) {
    changes.push({ kind: 'type', member, from: oneLine(old.type), to: oneLine(current.type) });
  }
  if (isNewDefault(old.default, current.default)) {
    const [from, to] = [oneLine(old.default ?? ''), oneLine(current.default ?? '')];
    changes.push({ kind: 'default', member, from, to });
  }
  if (current.required && !old.required) {
    changes.push({ kind: 'required', member });
  }
  if (current.deprecated !== undefined && old.deprecated === undefined) {
    changes.push({ kind: 'deprecated', member, to: current.deprecated });
  }
  return changes;
}
