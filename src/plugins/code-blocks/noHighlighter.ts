/** Stands in for `prism-react-renderer` in the browser: the classic theme imports it, nothing uses it. */
export const Prism = {};

export function Highlight(): never {
  throw new Error(
    'A code block was to be highlighted in the browser. Use `CodeBlock` of src/features/code-blocks, ' +
      'whose code the build has highlighted.',
  );
}
