import path from 'node:path';
import { aliasPaths, compile, type Aliases } from '../../content/node/type-checks';
import { COMPILER_OPTIONS } from '../../demos/shared/demoExport/templateFiles';

/**
 * The type errors of exported projects, checked against the packages that are installed here.
 *
 * @param name The name of a folder for the files, below `.cache`.
 * @param files Contents by path: `BasicGrid/src/App.tsx`.
 * @param aliases The folders of packages that are installed under another name.
 */
export function typeErrorsOfExport(
  name: string,
  files: readonly (readonly [string, string])[],
  aliases: Aliases = {},
) {
  const root = process.cwd();
  const memoryFiles = new Map(
    files
      .filter(([file]) => /\.tsx?$/.test(file))
      .map(([file, text]) => [path.join(root, name, file), text] as const),
  );
  return compile({
    root,
    memoryFiles,
    // The bundler of exported projects, and its types, aren't installed here.
    config: { compilerOptions: { ...COMPILER_OPTIONS, types: [], paths: aliasPaths(aliases) } },
    cacheDir: path.join(root, '.cache/types', name),
  }).map(({ file = '', text }) => `${path.relative(root, file)}: ${text}`);
}
