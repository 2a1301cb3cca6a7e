import type { GuideCoverage, MissingMember } from './measureGuideCoverage';
import type { MemberKind } from './members';

const NO_PAGE = 'No page suggests itself';

/** In the order in which guides explain them. */
const KINDS: readonly MemberKind[] = [
  'prop',
  'field',
  'component',
  'slot',
  'method',
  'event',
  'selector',
  'hook',
  'helper',
  'constant',
];

const MAX_OWNERS = 3;

function ownersText(owners: readonly string[]): string {
  const shown = owners.slice(0, MAX_OWNERS).join(', ');
  return owners.length > MAX_OWNERS ? `${shown}, and ${owners.length - MAX_OWNERS} more` : shown;
}

function formatMember({ elsewhere, member: { kind, name, owners } }: MissingMember): string {
  const of = owners.length === 0 ? '' : ` (${ownersText(owners)})`;
  const note = elsewhere === undefined ? '' : `, only explained on ${elsewhere}`;
  return `  ${kind.padEnd(9)} ${name}${of}${note}`;
}

function inOrder(a: MissingMember, b: MissingMember): number {
  return (
    KINDS.indexOf(a.member.kind) - KINDS.indexOf(b.member.kind) ||
    a.member.name.localeCompare(b.member.name, 'en')
  );
}

/**
 * Lists the members that a product's guides don't explain, by page, starting with the page that
 * misses most.
 */
export function formatMissing({ missing }: GuideCoverage): string {
  const pages = new Map<string, MissingMember[]>();
  for (const entry of missing) {
    const page = entry.page ?? NO_PAGE;
    pages.set(page, [...(pages.get(page) ?? []), entry]);
  }
  return [...pages]
    .sort(
      ([a, one], [b, other]) =>
        Number(a === NO_PAGE) - Number(b === NO_PAGE) ||
        other.length - one.length ||
        a.localeCompare(b, 'en'),
    )
    .map(([page, members]) =>
      [`${page}: ${members.length}`, ...[...members].sort(inOrder).map(formatMember)].join('\n'),
    )
    .join('\n\n');
}
