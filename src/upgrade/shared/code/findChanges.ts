import { lineOf, type Finding } from '../check/finding';
import {
  isCertain,
  type ChangePlace,
  type ChangeRecord,
  type ChangeStep,
} from '../records/changeRecord';
import { findRecords } from './findRecords';
import type { CodeFile } from './uses';

/** A text of data as plain text, without the marks of Markdown. */
const plain = (markdown: string) =>
  markdown.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '');

/** Places whose use decides whether a changed type breaks it: what a component in a slot accepts. */
const OPEN_PLACES: readonly ChangePlace[] = ['slot', 'type', 'hook', 'component', 'export'];

/** Whether a match with a record is an error, also at run time if the file has no types. */
function isWrong({ kind, place, when }: ChangeRecord, { path }: CodeFile): boolean {
  const isTyped = path === '' || /\.[cm]?tsx?$/.test(path);
  const isOpen = OPEN_PLACES.includes(place) && when === undefined;
  return isCertain(kind) && (kind !== 'type' || (isTyped && !isOpen));
}

/** What the steps from one major to another change in files. */
export function findChanges(files: readonly CodeFile[], steps: readonly ChangeStep[]): Finding[] {
  return steps.flatMap((step) =>
    findRecords(files, step, step.from === 'lab').map(({ file, isSure, line, record }): Finding => {
      const becomes = record.becomes === undefined ? '' : ` → \`${record.becomes}\``;
      const codemod = record.codemod ? ` (codemod ${record.codemod.name})` : '';
      return {
        ...{
          kind: 'change',
          group: 'code',
          certainty: isWrong(record, file) && isSure ? 'certain' : 'check',
        },
        values: { name: record.name, from: step.from, to: step.to, product: step.product },
        ...{ file: file.path, line, code: lineOf(file.text, line) },
        to: `${step.guide}#${record.section}`,
        text: {
          title: `\`${record.name}\`${becomes}`,
          what: plain(record.notice),
          todo: plain(record.todo) + codemod,
        },
      };
    }),
  );
}
