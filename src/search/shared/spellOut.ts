import { findCodePaths, type CodePath } from './codePaths';
import { splitWords } from './tokenize';

/** A query in words. */
export interface SpelledQuery {
  readonly text: string;
  /** Whether it contains a slot in code: `slotProps.toolbar`. */
  readonly isSlot: boolean;
  /** The words of expressions that aren't required: `apiref` in `apiRef.current.setPage`. */
  readonly context: ReadonlySet<string>;
  /** See `CodePath`. */
  readonly ownerEnding?: string;
}

/** A class name as the inspector shows it: `MuiDataGrid-row--editing`. */
const GLOBAL_CLASS = /\.?\bMui([A-Z]\w*)-(?=[A-Za-z])/g;
/** Where a pasted error continues with the functions that led to it. */
const STACK = /\s+at (?:async )?(?:new )?[\w$.<>/]+ ?\(.*$/s;
/** The path of a file, with the position in it. */
const FILE_PATH = /(?<![\w@])(?:[A-Za-z]:)?(?:\.{0,2}[\\/][\w@.+-]+){2,}(?::\d+)*/g;

/**
 * Replaces class names by words with their kind, expressions by their member and its context, and
 * removes the stack of an error.
 */
export function spellOut(query: string): SpelledQuery {
  const withoutStack = query.replace(STACK, '').replace(FILE_PATH, ' ');
  const paths = findCodePaths(withoutStack);
  const text = paths.reduce(
    (spelled, { text, path }) => spelled.replace(text, [...path.context, path.member].join(' ')),
    withoutStack,
  );
  const [ownerEnding] = paths.flatMap(({ path }) => path.ownerEnding ?? []);
  return {
    text: text.replace(GLOBAL_CLASS, '$1 class '),
    isSlot: paths.some(({ path }) => path.isSlot),
    context: new Set(paths.flatMap(({ path }) => wordsOf(path))),
    ...(ownerEnding && { ownerEnding }),
  };
}

function wordsOf({ context }: CodePath): string[] {
  return context.flatMap((name) => splitWords(name).map(({ whole }) => whole));
}
