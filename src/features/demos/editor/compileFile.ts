import { transform } from 'sucrase';
import type { DemoSourceFile } from '@site/src/shared/demo';

/** A CommonJS module body: what it exports ends up in `module.exports`. */
export type ModuleBody = (
  require: (specifier: string) => unknown,
  module: { exports: Record<string, unknown> },
  exports: Record<string, unknown>,
) => void;

/**
 * Turns a file as the reader wrote it (TypeScript, JSX, imports) into something that can run.
 *
 * @throws with the position if the code is invalid
 */
export function compileFile(file: Pick<DemoSourceFile, 'name' | 'code'>): ModuleBody {
  const { code } = transform(file.code, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    filePath: file.name,
  });
  return new Function('require', 'module', 'exports', code) as ModuleBody;
}
