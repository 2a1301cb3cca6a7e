/**
 * Replaces `prism-react-renderer` in the browser, which the classic theme imports but nothing uses.
 */
export const Prism = {};

export function Highlight(): never {
  throw new Error(
    'A code block was to be highlighted in the browser. Use `LiveCode` (src/content/browser/live-code) ' +
      'for code that is written in the browser, and `CodeBlock` for code that the build has highlighted.',
  );
}
