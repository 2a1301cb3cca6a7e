/**
 * A code block whose fence is longer than any in the code.
 *
 * @param title The name of the file, shown above the code.
 */
export function fence(code: string, language: string, title?: string): string {
  const runs = code.match(/`{3,}/g) ?? [];
  const ticks = '`'.repeat(Math.max(2, ...runs.map((run) => run.length)) + 1);
  const info = title ? `${language} title="${title}"` : language;
  return `${ticks}${info}\n${code.trimEnd()}\n${ticks}`;
}

/** A file of a demo or example, with its extension as the language. */
export function fileFence(name: string, code: string): string {
  return fence(code, name.slice(name.lastIndexOf('.') + 1), name);
}
