/**
 * The source of an inline script that calls a function. Inline scripts run before the bundle, so the
 * text of the function becomes part of the page, while TypeScript and ESLint check it like other code.
 *
 * @param program a function that only uses its options and the browser's globals, because its imports
 *   aren't part of its text. Unit tests run the source without them.
 * @param options passed as JSON that can't close the script element
 */
export function inlineScript<Options>(
  program: (options: Options) => void,
  options: Options,
): string {
  return `(${program.toString()})(${JSON.stringify(options).replaceAll('<', '\\u003c')});`;
}
