import { SHARED_CHUNKS } from './sharedChunks';

/**
 * Scripts of which a page runs about half or more at startup, according to Chromium's coverage of one
 * page of each kind: main 65%, data grid 56%, pickers 50%, styling and theme 46%, charts 45%, tree
 * 66%. For Material UI's forms and the rest of a grid, it is 20% to 40%.
 */
const RUN_AT_ONCE: ReadonlySet<string | null | undefined> = new Set([
  'main',
  SHARED_CHUNKS.theme.name,
  SHARED_CHUNKS.dataGrid.name,
  SHARED_CHUNKS.charts.name,
  SHARED_CHUNKS.pickers.name,
  SHARED_CHUNKS.tree.name,
]);

/**
 * The first line of a script. It tells Chrome 136 and later to compile the whole script on another
 * thread while it downloads, instead of each function on the main thread when it is first called:
 * https://v8.dev/blog/explicit-compile-hints. For other browsers, it is a comment.
 *
 * @returns an empty string for scripts of which most functions may never be called
 */
export function compileHint({
  chunk,
}: {
  readonly chunk: { readonly name?: string | null };
}): string {
  return RUN_AT_ONCE.has(chunk.name) ? '//# allFunctionsCalledOnLoad' : '';
}
