import type {
  ApiChangesData,
  ApiListedChange,
  ApiMigrationData,
} from '../../../../api/shared/apiChanges';
import type { ApiPageData } from '../../../../api/shared/apiPage';
import { releaseChanges, type ReleasedMember } from '../../../../api/shared/releases';
import { table } from './table';
import { code, richToLine, type ResolveHref } from './text';

const VERBS: Readonly<Record<ApiListedChange['kind'], string>> = {
  added: 'added',
  removed: 'removed',
  renamed: 'renamed',
  type: 'type changed',
  default: 'default changed',
  required: 'required changed',
  deprecated: 'deprecated',
};

function changeText(change: ApiListedChange, resolve: ResolveHref): string {
  const { kind, member, from, to, reason } = change;
  const subject = member ? `${member.kind} ${code(member.name)}` : 'itself';
  const step =
    from !== undefined && to !== undefined ? `: ${code(from)} → ${code(to)}` : to ? `: ${to}` : '';
  const why = reason ? ` ${richToLine(reason, resolve)}` : '';
  return `- ${subject} ${VERBS[kind]}${reason ? '.' : step}${why}`;
}

/** The changes of a product in a major. Components with the same changes share a list. */
export function productChangesText(
  { products }: ApiChangesData,
  product: string | undefined,
  resolve: ResolveHref,
): string {
  const { guides = [], groups = [] } = products.find((entry) => entry.product === product) ?? {};
  const links = guides.map(({ title, route }) => `[${title}](${resolve(route)})`);
  return [
    ...(links.length > 0 ? [`Guides: ${links.join(', ')}.`] : []),
    ...(groups.length === 0 ? ['Nothing changed.'] : []),
    ...groups.map(({ components, changes }) =>
      [
        `**${components.map(code).join(', ')}**`,
        changes.map((change) => changeText(change, resolve)).join('\n'),
      ].join('\n\n'),
    ),
  ].join('\n\n');
}

function namesText(members: readonly ReleasedMember[]): string {
  return members.map(({ kind, name }) => `${kind} ${code(name)}`).join(', ');
}

/** What the releases of the major added to a component and deprecated, newest first. */
export function releasesText(page: ApiPageData): string {
  const own = (isIt: boolean) => (isIt ? [code(page.name)] : []);
  return releaseChanges(page)
    .map(({ added, deprecated, isDeprecated, isNew, release }) => {
      const [news, old] = [
        [...own(isNew), namesText(added)].filter(Boolean),
        [...own(isDeprecated), namesText(deprecated)].filter(Boolean),
      ];
      const parts = [
        ...(news.length > 0 ? [`added ${news.join(', ')}`] : []),
        ...(old.length > 0 ? [`deprecated ${old.join(', ')}`] : []),
      ];
      return `- ${release}: ${parts.join('; ')}`;
    })
    .join('\n');
}

/** The removed members of a component, and a link to all changes. */
export function historyText(page: ApiPageData, resolve: ResolveHref): string {
  const { changePages = [], gone = [], name } = page;
  return changePages
    .map(({ from, to }) => {
      const removed = gone
        .filter(({ major }) => major === to)
        .map((member) => {
          const next = member.to ? ` (now ${code(member.to)})` : '';
          return `${member.kind} ${code(member.name)}${next}`;
        });
      const link = `[${from} to ${to}](${resolve(`/x/api/changes/${to}/`)})`;
      const what = removed.length > 0 ? `removed ${removed.join(', ')}` : 'see there';
      return `- ${link}, ${code(name)}: ${what}.`;
    })
    .join('\n');
}

/** The changes in a migration guide, and a link to all of them. */
export function migrationTable(
  { from, product, rows, to }: ApiMigrationData,
  resolve: ResolveHref,
): string {
  const link = `${resolve(`/x/api/changes/${to}/`)}#${product}`;
  return [
    table(
      ['Component', 'Change', 'Before', 'Now'],
      rows.map(({ before, components, kind, member, now, reason }) => [
        components.map(code).join(', '),
        member ? `${member} ${VERBS[kind]}` : VERBS[kind],
        before.map(code).join(', '),
        now ? code(now) : richToLine(reason, resolve),
      ]),
    ),
    `[All changes from ${from} to ${to}](${link})`,
  ].join('\n\n');
}
