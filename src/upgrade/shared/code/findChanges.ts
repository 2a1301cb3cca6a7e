import { toFinding, type Finding } from '../check/finding';
import {
  isCertain,
  type ChangePlace,
  type ChangeRecord,
  type ChangeStep,
} from '../../../api/shared/changeRecord';
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
    findRecords(files, step, step.from === 'lab').map(({ file, isSure, line, record }) => {
      const { becomes, codemod, name, notice, section, todo } = record;
      return toFinding(
        ...(['change', file, line] as const),
        { name, from: step.from, to: step.to, product: step.product },
        {
          certainty: isSure && isWrong(record, file) ? 'certain' : 'check',
          to: `${step.guide}#${section}`,
          text: {
            title: `\`${name}\`${becomes === undefined ? '' : ` → \`${becomes}\``}`,
            what: plain(notice),
            todo: `${plain(todo)}${codemod ? ` (codemod ${codemod.name})` : ''}`,
          },
        },
      );
    }),
  );
}
