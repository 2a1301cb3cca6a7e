import { transform } from 'sucrase';
import type { DemoSourceFile } from '@site/src/demos/shared/demo';

/** The body of a CommonJS module, which assigns `module.exports`. */
export type ModuleBody = (
  require: (specifier: string) => unknown,
  module: { exports: Record<string, unknown> },
  exports: Record<string, unknown>,
) => void;

/**
 * Compiles a file with TypeScript, JSX, and imports into an executable module.
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
  // The name is that of the file in the stacks of errors, see `describeError`.
  const named = `${code}\n//# sourceURL=${file.name}`;
  return new Function('require', 'module', 'exports', named) as ModuleBody;
}
