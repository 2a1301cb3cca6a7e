import { groupBy } from '../../src/base/shared/groupBy';

/** A type error at its place. */
interface Problem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Type errors that one correction may remove. */
export interface Cause {
  /** The name that is gone or different, or the message. */
  readonly cause: string;
  readonly problems: readonly Problem[];
}

/** `Property 'x' does not exist`, `has no exported member named 'x'`, `'x' does not exist in type`. */
const MISSING_NAME =
  /(?:Cannot find name|Property|exported member(?: named)?|known properties, (?:and|but)) '(?<name>[^']+)'|Cannot find module '(?<module>[^']+)'/g;

/** Parameters and bindings without a type: what used to give them one is gone. */
const FOLLOWS = /^TS70(?:06|19|31): /;

const FOLLOW_UPS = 'Parameters that lost their type: look again after the rest';

/** The first line of a message, without long types. */
export function shortMessage(message: string): string {
  const [first = ''] = message.split('\n');
  return first.replaceAll(/'[^']{60,}'/g, "'…'");
}

/** The name that the most specific line of a message says is missing, or its first line. */
function causeOf({ message }: Problem): string {
  if (FOLLOWS.test(message)) {
    return FOLLOW_UPS;
  }
  const last = [...message.matchAll(MISSING_NAME)].at(-1);
  return last?.groups?.name ?? last?.groups?.module ?? shortMessage(message);
}

/** Groups type errors by what causes them, those with the most errors first. */
export function groupByCause(problems: readonly Problem[]): Cause[] {
  return [...groupBy(problems, causeOf)]
    .map(([cause, found]) => ({ cause, problems: found }))
    .sort(
      (a, b) =>
        Number(a.cause === FOLLOW_UPS) - Number(b.cause === FOLLOW_UPS) ||
        b.problems.length - a.problems.length,
    );
}

/** A cause as a line: the number of its errors and files, and the first of them. */
export function formatCause({ cause, problems }: Cause): string {
  const files = new Set(problems.map(({ file }) => file));
  const [{ file = '', line = 0, message = '' } = {}] = problems;
  const hint = /Did you mean[^?]*\?/.exec(message)?.[0];
  return `${problems.length} × ${cause} (${files.size} ${files.size === 1 ? 'file' : 'files'}, first ${file}:${line})${hint === undefined ? '' : ` ${hint}`}`;
}
