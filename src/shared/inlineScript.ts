/**
 * The source of an inline script that calls a function. Inline scripts run before the bundle, so
 * their functions are written and checked like other code, and passed on as text.
 *
 * @param program a function that uses nothing but its options and the browser's globals: its text
 *   leaves everything else behind, imports included. Unit tests run the source on its own.
 * @param options passed as JSON, which can't close the script element
 */
export function inlineScript<Options>(
  program: (options: Options) => void,
  options: Options,
): string {
  return `(${program.toString()})(${JSON.stringify(options).replaceAll('<', '\\u003c')});`;
}
