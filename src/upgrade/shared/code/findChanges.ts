import { toFinding, type Finding } from '../check/finding';
import {
  isCertain,
  type ChangePlace,
  type ChangeRecord,
  type ChangeStep,
} from '../../../api/shared/changeRecord';
import { groupBy } from '../../../base/shared/groupBy';
import { findRecords, type Match } from './findRecords';
import type { CodeFile } from './uses';

/** A text of data as plain text, without the marks of Markdown. */
const plain = (markdown: string) =>
  markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '');

/** Places whose use decides whether a changed type breaks it: what a component in a slot accepts. */
const OPEN_PLACES: readonly ChangePlace[] = ['slot', 'type', 'hook', 'component', 'export'];

/** Whether a match with a record is an error, also at run time if the file has no types. */
function isWrong({ file: { path }, isSure, record, use }: Match<ChangeRecord>): boolean {
  const { kind, needs, place, when } = record;
  if (!isSure || needs !== undefined) {
    return isSure && use?.sets !== undefined;
  }
  const isTyped = path === '' || /\.[cm]?tsx?$/.test(path);
  const isOpen = OPEN_PLACES.includes(place) && when === undefined;
  return isCertain(kind) && (kind !== 'type' || (isTyped && !isOpen));
}

/** What to do, with the codemod that does it. */
function todoOf({ codemod, todo }: ChangeRecord): string {
  const text = plain(todo);
  return codemod ? `${text.replace(/\.$/, '')} (codemod ${codemod.name}).` : text;
}

const titleOf = ({ becomes, name }: ChangeRecord) =>
  `\`${name}\`${becomes === undefined ? '' : ` → \`${becomes}\``}`;

/** The matches without those that say what another match in the file says. */
function withoutRepeated(matches: readonly Match<ChangeRecord>[]): Match<ChangeRecord>[] {
  const said = new Set(matches.map(({ file, record }) => `${file.path} ${record.name}`));
  return matches.filter(
    ({ file, record: { saidBy } }) => saidBy === undefined || !said.has(`${file.path} ${saidBy}`),
  );
}

/** One finding of what several records say about a name in a line, what is certain first. */
function toChange(
  matches: readonly [Match<ChangeRecord>, ...Match<ChangeRecord>[]],
  step: ChangeStep,
): Finding {
  const wrong = matches.filter(isWrong);
  const sorted = [...wrong, ...matches.filter((match) => !wrong.includes(match))];
  const [first = matches[0]] = sorted;
  const joined = (textOf: (record: ChangeRecord) => string) =>
    [...new Set(sorted.map(({ record }) => textOf(record)))].join(' ');
  return toFinding(
    ...(['change', first.file, first.line] as const),
    { name: first.record.name, from: step.from, to: step.to, product: step.product },
    {
      certainty: wrong.length > 0 ? 'certain' : 'check',
      to: `${step.guide}#${first.record.section}`,
      text: {
        title: titleOf(first.record),
        what: joined(({ notice }) => plain(notice)),
        todo: joined(todoOf),
      },
    },
  );
}

/** What the steps from one major to another change in files. */
export function findChanges(files: readonly CodeFile[], steps: readonly ChangeStep[]): Finding[] {
  return steps.flatMap((step) => {
    const matches = withoutRepeated(findRecords(files, step, step.from === 'lab'));
    const uses = groupBy(matches, ({ file, line, record }) =>
      JSON.stringify([file.path, line, titleOf(record)]),
    );
    return [...uses.values()].map((own) => toChange(own, step));
  });
}
