import path from 'node:path';
import { compile } from '../plugins/type-check/compile';

/** The options of the projects that readers take home, without the files of their bundler. */
const OPTIONS = {
  target: 'ES2022',
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  isolatedModules: true,
  skipLibCheck: true,
  types: [],
};

/**
 * Errors in the types of exported projects, against the packages that are installed here.
 *
 * @param name Of a folder for the files, below `.cache`.
 * @param files Texts by path: `BasicGrid/src/App.tsx`.
 */
export function typeErrorsOfExport(name: string, files: readonly (readonly [string, string])[]) {
  const root = process.cwd();
  const memoryFiles = new Map(
    files
      .filter(([file]) => /\.tsx?$/.test(file))
      .map(([file, text]) => [path.join(root, name, file), text] as const),
  );
  return compile({
    root,
    memoryFiles,
    config: { compilerOptions: OPTIONS },
    cacheDir: path.join(root, '.cache/types', name),
  }).map(({ file = '', text }) => `${path.relative(root, file)}: ${text}`);
}
