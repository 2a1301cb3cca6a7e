import { PLAN_NAMES } from '../../../content/shared/plans';
import type { FoundCause, Report } from './checkProject';
import { diffLines, type ManifestChanges } from '../installation/packageChanges';
import type { Place } from './finding';
import type { FindingGroup } from './kinds';

/** Translates a message by its key. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** In the order in which they are shown. */
export const GROUPS: readonly FindingGroup[] = ['installation', 'license', 'errors', 'code'];

const CERTAINTIES = ['certain', 'check', 'newer'] as const;

/** The findings of a group, the certain ones first. */
export function findingsIn({ findings }: Report, group: FindingGroup): FoundCause[] {
  return CERTAINTIES.flatMap((certainty) =>
    findings.filter((row) => row.group === group && row.certainty === certainty),
  );
}

/** A text of a package as a sentence: some end without a period. */
const sentence = (text: string) => (/[\p{L}\p{N}`)]$/u.test(text) ? `${text}.` : text);

/** What a finding says: what is wrong, why, and what to do. */
export function findingTexts({ kind, text, values }: FoundCause, say: Say) {
  return text
    ? { title: text.title, what: text.what, todo: text.todo }
    : {
        title: say(`check.kinds.${kind}.title`, values),
        what: '',
        todo: sentence(say(`check.kinds.${kind}.todo`, values)),
      };
}

/** `src/App.tsx:12`, or words for what was pasted. */
export function placeText({ file, line }: Place, say: Say): string {
  if (file === '') {
    return line === undefined ? say('check.pasted') : say('check.pastedLine', { line });
  }
  return line === undefined ? file : `${file}:${line}`;
}

/** How many other places a finding names. */
const MAX_PLACES = 5;

export function otherPlaces({ others }: FoundCause, say: Say): string {
  const shown = others.slice(0, MAX_PLACES).map((place) => placeText(place, say));
  const rest = others.length - shown.length;
  const places = [...shown, ...(rest > 0 ? [say('check.moreCount', { count: rest })] : [])].join(
    ', ',
  );
  return places === '' ? '' : say('check.more', { places });
}

interface FindingCount {
  readonly certainty: FoundCause['certainty'];
  readonly count: number;
}

/** How many findings there are of each certainty that has some. */
export function countFindings({ findings }: Report): FindingCount[] {
  return CERTAINTIES.map((certainty) => ({
    certainty,
    count: findings.filter((row) => row.certainty === certainty).length,
  })).filter(({ count }) => count > 0);
}

/** `2 findings need a change`. */
export function countText({ certainty, count }: FindingCount, say: Say): string {
  const key = certainty === 'certain' && count === 1 ? 'certainOne' : certainty;
  return say(`check.counts.${key}`, { count });
}

/** What a summary begins with: `2 findings need a change`, `5 to check`; empty if nothing was found. */
export const countTexts = (report: Report, say: Say): string[] =>
  countFindings(report).map((row) => countText(row, say));

/** The majors of an upgrade, such as `v6`, `v7`, and `v8`; none if there is no upgrade. */
function majorsOf({ from, to }: Report): string[] {
  const [start = NaN, end = NaN] = [from, to].map((text) => Number(/\d+/.exec(text)?.[0]));
  return start < end
    ? Array.from({ length: end - start + 1 }, (_, index) => `v${start + index}`)
    : [];
}

/**
 * What an upgrade takes: `2 major upgrades: v6 → v7 → v8`, and the number of codemods and of lines in
 * package.json; none if there is nothing to upgrade.
 */
export function planTexts(report: Report, say: Say): string[] {
  const majors = majorsOf(report);
  const codemods = report.codemods.flatMap(({ commands }) => commands).length;
  const lines = report.packageChanges.flatMap(({ changes }) => changes).length;
  return majors.length === 0
    ? []
    : [
        say(majors.length === 2 ? 'check.plan.majorsOne' : 'check.plan.majors', {
          count: majors.length - 1,
          path: majors.join(' → '),
        }),
        ...(codemods > 0
          ? [
              say(codemods === 1 ? 'check.plan.codemodsOne' : 'check.plan.codemods', {
                count: codemods,
              }),
            ]
          : []),
        ...(lines > 0
          ? [say(lines === 1 ? 'check.plan.packagesOne' : 'check.plan.packages', { count: lines })]
          : []),
      ];
}

/** The headline of an upgrade; empty if there is none. */
export const planText = (report: Report, say: Say): string => planTexts(report, say).join(' · ');

/** What was read, by kind: `package.json`, `12 source files`. */
function readTexts({ read }: Report, say: Say): string[] {
  return Object.entries(read).flatMap(([kind, count]) =>
    kind === 'other'
      ? []
      : [
          count === 1
            ? say(`check.summaryKindsOne.${kind}`)
            : say(`check.summaryKinds.${kind}`, { count }),
        ],
  );
}

/** Whether code was read that could be compared if its version was known. */
export function lacksVersion({ from, read }: Report): boolean {
  return from === '' && (read.code ?? 0) + (read.styles ?? 0) > 0;
}

/**
 * What was compared, and what wasn't looked at, after the counts of what was found. "Nothing was
 * found" is only said of what was compared and could be read.
 */
export function summaryTexts(report: Report, say: Say): string[] {
  const { failed, findings, from, read, to, unknown, unknownPeers, unsure } = report;
  const hasCode = (read.code ?? 0) + (read.styles ?? 0) > 0;
  const compared =
    from === to ? say('check.summarySame', { to }) : say('check.summaryVersions', { from, to });
  const gaps = [
    ...(lacksVersion(report) ? [say('check.summaryNoVersion')] : []),
    ...failed.map(({ file, reason }) =>
      say('check.failedFile', {
        file: placeText({ file }, say),
        reason:
          reason || say(file.endsWith('.lockb') ? 'check.failedBinary' : 'check.failedFormat'),
      }),
    ),
    ...unknown.map((text) => say('check.summaryUnknown', { text })),
  ];
  return [
    ...(findings.length + gaps.length === 0 ? [say('check.summaryNone')] : []),
    ...gaps,
    say('check.summaryRead', { files: readTexts(report, say).join(', ') }),
    ...(hasCode && from !== '' ? [compared] : []),
    ...(unsure.length > 0 ? [say('check.summarySpreads', { count: unsure.length })] : []),
    ...(hasCode ? [say('check.limits')] : []),
    ...(unknownPeers.length > 0
      ? [say('check.summaryPeers', { packages: unknownPeers.join(', ') })]
      : []),
  ];
}

/** What the packages say about a key, in production and in development. */
export const keyRows = ({ packages }: Report['keys'][number], say: Say) =>
  packages.map(({ development, name, production = 'unknown', version }) => {
    const modes = [
      `${say('check.keyProduction')}: ${say(`check.keyStatus.${production}`)}`,
      `${say('check.keyDevelopment')}: ${say(`check.keyStatus.${development}`)}`,
    ];
    return `${name} ${version} – ${modes.join(' · ')}`;
  });

/** The terms of a key, and where it is. */
export function keyTitle({ terms, ...place }: Report['keys'][number], say: Say): string {
  const title = terms
    ? say('check.keyDates', {
        // `subscription` is the former name of annual licenses.
        model: say(
          terms.model === 'perpetual' ? 'check.keyModels.perpetual' : 'check.keyModels.annual',
        ),
        plan: PLAN_NAMES[terms.plan],
        date: new Date(terms.expires).toISOString().slice(0, 10),
      })
    : say('check.kinds.keyInvalid.title');
  return `${title} (${placeText(place, say)})`;
}

/** The title of the lines that change in a file. */
export const packagesTitle = ({ file }: ManifestChanges, say: Say): string =>
  say('check.packagesTitle', { file: file === '' ? 'package.json' : file });

/** Without markup of the reader's texts, which contain no backticks. */
const escaped = (text: string) =>
  text.replace(/`[^`]*`|[<[]/g, (found) =>
    found === '<' ? '&lt;' : found === '[' ? '&#91;' : found,
  );

function findingLines(finding: FoundCause, say: Say, siteUrl: string): string {
  const { title, todo, what } = findingTexts(finding, say);
  const code = finding.code ? `: \`${finding.code.replaceAll('`', "'")}\`` : '';
  return [
    `- **${say(`check.certainty.${finding.certainty}`)}** – ${escaped(title)}`,
    `${escaped(placeText(finding, say))}${code}`,
    ...[otherPlaces(finding, say), what, todo].filter(Boolean).map(escaped),
    `[${escaped(finding.page)}](${siteUrl}${finding.to})`,
  ].join('\n  ');
}

/**
 * A report as Markdown, for a ticket, a colleague, or an assistant. It contains no license key.
 *
 * @param siteUrl The address of the documentation with a slash at its end.
 */
export function reportMarkdown(report: Report, say: Say, siteUrl: string): string {
  const { codemods, keys, packageChanges, packages, to } = report;
  const list = (rows: readonly string[]) => rows.map((row) => `- ${escaped(row)}`).join('\n');
  const commands = codemods.flatMap((step) => step.commands);
  const parts = [
    [`# ${say('check.result')}`],
    [planText(report, say)],
    commands.length > 0
      ? [
          `## ${say('check.codemods')}`,
          say('check.codemodIntro'),
          `\`\`\`bash\n${commands.join('\n')}\n\`\`\``,
        ]
      : [],
    [list(packages.map(({ name, version }) => `${name} ${version}`))],
    [countTexts(report, say).join(', ')],
    [escaped(summaryTexts(report, say).join('\n'))],
    ...keys.map((key) => [`## ${escaped(keyTitle(key, say))}`, list(keyRows(key, say))]),
    ...GROUPS.map((group) => {
      const rows = findingsIn(report, group).map((row) => findingLines(row, say, siteUrl));
      return rows.length > 0 ? [`## ${say(`check.groups.${group}`, { to })}`, rows.join('\n')] : [];
    }),
    ...packageChanges.map((manifest) => [
      `## ${escaped(packagesTitle(manifest, say))}`,
      `\`\`\`diff\n${diffLines(manifest)
        .map(({ kind, text }) => `${kind === 'deleted' ? '-' : '+'} ${text}`)
        .join('\n')}\n\`\`\``,
    ]),
  ];
  return `${parts.flat().filter(Boolean).join('\n\n')}\n`;
}
