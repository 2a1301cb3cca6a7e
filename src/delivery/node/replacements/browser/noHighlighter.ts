/**
 * Replaces `prism-react-renderer` in the browser, which the classic theme imports but nothing uses.
 */
export const Prism = {};

export function Highlight(): never {
  throw new Error(
    'A code block was to be highlighted in the browser. Use `CodeBlock` of src/content/browser/code-blocks, ' +
      'whose code the build has highlighted.',
  );
}
