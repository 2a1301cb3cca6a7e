import { pageLabel } from './pageLabel';
import type { FoundCause, Report } from './checkProject';
import type { FindingGroup } from './finding';

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

/** What a finding says: what is wrong, why, and what to do. */
export function findingTexts({ kind, text, values }: FoundCause, say: Say) {
  return text
    ? { title: text.title, what: text.what, todo: text.todo }
    : {
        title: say(`check.kinds.${kind}.title`, values),
        what: '',
        todo: say(`check.kinds.${kind}.todo`, values),
      };
}

/** `src/App.tsx:12`, or the words for what was pasted. */
export function placeText({ file, line }: { file: string; line?: number }, say: Say): string {
  const name = file === '' ? say('check.pasted') : file;
  return line === undefined ? name : `${name}:${line}`;
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

/** What was found, what was compared, and what wasn't looked at. */
export function summaryTexts(report: Report, say: Say): string[] {
  const { failed, findings, from, read, to, unknownPeers, unsure } = report;
  const count = (name: string) => findings.filter(({ certainty }) => certainty === name).length;
  const files = Object.entries(read).flatMap(([kind, number]) =>
    kind === 'other' ? [] : [say(`check.summaryKinds.${kind}`, { count: number })],
  );
  const hasCode = (read.code ?? 0) + (read.styles ?? 0) > 0;
  const compared =
    from === ''
      ? say('check.summaryNoVersion')
      : from === to
        ? say('check.summarySame', { to })
        : say('check.summaryVersions', { from, to });
  return [
    findings.length === 0
      ? say('check.summaryNone')
      : say('check.summary', {
          certain: count('certain'),
          check: count('check'),
          newer: count('newer'),
        }),
    say('check.summaryRead', { files: files.join(', ') }),
    ...(hasCode ? [compared, say('check.limits', { spreads: unsure.length })] : []),
    ...(unknownPeers.length > 0
      ? [say('check.summaryPeers', { packages: unknownPeers.join(', ') })]
      : []),
    ...failed.map(({ file, reason }) =>
      say('check.failedFile', {
        file: placeText({ file }, say),
        reason: reason || say('check.failedFormat'),
      }),
    ),
  ];
}

/** What the packages say about a key, in a table row for each. */
export function keyRows({ packages }: Report['keys'][number], say: Say): string[][] {
  return packages.map(({ development, name, production, version }) => [
    `${name} ${version}`,
    say(`check.keyStatus.${production ?? 'unknown'}`),
    say(`check.keyStatus.${development}`),
  ]);
}

export function keyTitle({ terms }: Report['keys'][number], say: Say): string {
  return terms
    ? say('check.keyDates', {
        // `subscription` is the former name of annual licenses.
        model: say(
          terms.model === 'perpetual' ? 'check.keyModels.perpetual' : 'check.keyModels.annual',
        ),
        plan: terms.plan === 'premium' ? 'Premium' : 'Pro',
        date: new Date(terms.expires).toISOString().slice(0, 10),
      })
    : say('check.kinds.keyInvalid.title');
}

function findingLines(finding: FoundCause, say: Say, siteUrl: string): string {
  const { title, todo, what } = findingTexts(finding, say);
  const places = otherPlaces(finding, say);
  return [
    `- **${say(`check.certainty.${finding.certainty}`)}** – ${title}`,
    `  ${placeText(finding, say)}${finding.code ? `: \`${finding.code.replaceAll('`', "'")}\`` : ''}`,
    ...[places, what, todo].filter(Boolean).map((line) => `  ${line}`),
    `  [${pageLabel(finding.to)}](${siteUrl}${finding.to})`,
  ].join('\n');
}

/**
 * A report as Markdown, for a ticket, a colleague, or an assistant. It contains no license key.
 *
 * @param siteUrl The address of the documentation with a slash at its end.
 */
export function reportMarkdown(report: Report, say: Say, siteUrl: string): string {
  const groups = GROUPS.map((group) => ({ group, rows: findingsIn(report, group) }));
  const { codemods, keys, packages, to } = report;
  return [
    `# ${say('check.result')}`,
    ...(packages.length > 0
      ? [packages.map(({ name, version }) => `- ${name} ${version}`).join('\n')]
      : []),
    summaryTexts(report, say).join('\n'),
    ...keys.map((key) =>
      [
        `## ${keyTitle(key, say)}`,
        '',
        `| ${say('check.keyPackage')} | ${say('check.keyProduction')} | ${say('check.keyDevelopment')} |`,
        '| :-- | :-- | :-- |',
        ...keyRows(key, say).map((row) => `| ${row.join(' | ')} |`),
      ].join('\n'),
    ),
    ...groups.flatMap(({ group, rows }) =>
      rows.length === 0
        ? []
        : [
            `## ${say(`check.groups.${group}`, { to })}`,
            rows.map((row) => findingLines(row, say, siteUrl)).join('\n'),
          ],
    ),
    ...(codemods.length === 0
      ? []
      : [
          `## ${say('check.codemods')}`,
          say('check.codemodIntro'),
          `\`\`\`bash\n${codemods.flatMap(({ commands }) => commands).join('\n')}\n\`\`\``,
        ]),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
