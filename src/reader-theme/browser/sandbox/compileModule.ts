import { transform } from 'sucrase';

/** A file of the reader's theme. */
export interface ThemeFile {
  /** Its path below the common folder, such as `theme/palette.ts`. */
  readonly name: string;
  readonly code: string;
}

/**
 * The JavaScript of a file as the expression of a function, on the same lines.
 *
 * @throws with the position if the code is invalid
 */
export function compileModule({ name, code }: ThemeFile): string {
  if (name.endsWith('.json')) {
    JSON.parse(code);
    return `(${code})`;
  }
  const compiled = transform(code, {
    transforms: [
      /\.[jt]s$/.test(name) && !/<\/|\/>/.test(code) ? null : 'jsx',
      'typescript',
      'imports',
    ].filter((part) => part !== null) as ('jsx' | 'typescript' | 'imports')[],
    jsxRuntime: 'automatic',
    production: true,
  });
  const body = compiled.code.replaceAll(/\bimport\.meta\b/g, '({ env: {} })');
  return `(function (require, module, exports) {${body}\n})`;
}
