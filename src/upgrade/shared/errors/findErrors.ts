import { fillMessage, parseErrorQuery } from '../../../api/shared/errorCodes';
import { createErrorFinder } from '../../../search/shared/errorTemplates';
import type { CheckData } from '../check/checkData';
import { inSentence, toFinding, type Finding } from '../check/finding';

/** An error or a warning, and what leads out of it. */
export interface KnownError {
  /** The message, with `…` for what differs. */
  readonly text: string;
  /** Other messages of the same cause. */
  readonly forms?: readonly string[];
  /** The section that explains it, below the base URL. */
  readonly to?: string;
  /** The package that throws or logs it; undefined for React, bundlers, and other tools. */
  readonly package?: string;
  /** What the package itself advises: the rest of its message. */
  readonly advice?: string;
}

/** A pasted text, whose lines aren't shown. */
const PASTED = { path: '', text: '' };

/** `https://mui.com/production-error/?code=9&args[]=red`, `Minified MUI error #9`. */
const CODE = /production-error\/?\?([^\s)"'`]+)|[Mm]inified MUI error #(\d+)/g;

function findCodes(text: string, { codes }: CheckData): Finding[] {
  const found = new Map<string, Finding>();
  for (const [, query, number] of text.matchAll(CODE)) {
    const { args, code } = parseErrorQuery(query ?? `code=${number}`);
    const message = code === null ? undefined : codes[code];
    if (code !== null && message !== undefined && (query !== undefined || !found.has(code))) {
      const parts = fillMessage(message, args).map((part) =>
        'text' in part ? part.text : inSentence(part.argument ?? '…'),
      );
      const values = { code, message: parts.join('').replace(/\s+/g, ' ').trim() };
      const to = `production-error/?${query ?? `code=${code}`}`;
      found.set(code, toFinding('errorCode', PASTED, undefined, values, { to }));
    }
  }
  return [...found.values()];
}

/** A function that finds the errors in a text: the console's, a log's, or a type checker's. */
export function createFindErrors(data: CheckData): (text: string) => Finding[] {
  const find = createErrorFinder(
    data.errors.map(({ forms = [], text }) => ({ kind: 'error', name: text, words: [...forms] })),
  );
  return (text) => {
    const known = find(text).flatMap((id) => data.errors[id] ?? []);
    // A message of a package can contain one that a section explains.
    const explained = known.filter(({ to }) => to !== undefined);
    return [
      ...findCodes(text, data),
      ...(explained.length > 0 ? explained : known).map(({ advice = '', text: message, to }) =>
        toFinding(
          ...([to === undefined ? 'packageError' : 'knownError', PASTED, undefined] as const),
          { message, advice },
          to === undefined ? {} : { to },
        ),
      ),
    ];
  };
}
