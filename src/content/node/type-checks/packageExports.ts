import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { createDiskCache } from '../../../base/node/cache';
import { installedVersion } from '../../../base/node/packages';
import { aliasPaths, type Aliases } from './aliasResolution';

/** The names that each module exports, including types. */
export type PackageExports = Readonly<Record<string, readonly string[]>>;

/** Folders of a package that aren't for applications. */
const PRIVATE = new Set([
  'internals',
  'internal',
  'node',
  'esm',
  'modern',
  'node_modules',
  'themeAugmentation',
]);

/** Where packages are installed. */
export interface PackageSource {
  readonly siteDir: string;
  readonly aliases: Aliases;
}

function folderOf({ siteDir, aliases }: PackageSource, name: string): string {
  return aliases[name] ?? path.join(siteDir, 'node_modules', name);
}

/** The package's root and its public folders: `@mui/x-charts`, `@mui/x-charts/BarChart`, … */
function modulesOf({ siteDir, aliases }: PackageSource, name: string): string[] {
  const folder = folderOf({ siteDir, aliases }, name);
  if (!existsSync(folder)) {
    return [];
  }
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !PRIVATE.has(entry.name))
    .filter((entry) => existsSync(path.join(folder, entry.name, 'index.d.ts')))
    .map((entry) => `${name}/${entry.name}`);
  return [name, ...(name.startsWith('@mui/') ? folders : [])];
}

function extractExports(source: PackageSource, names: readonly string[]): PackageExports {
  const modules = names.flatMap((name) => modulesOf(source, name));
  const file = path.join(source.siteDir, '__exports.ts');
  const text = modules.map((name, index) => `import * as m${index} from '${name}';`).join('\n');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    noEmit: true,
    types: [],
    paths: aliasPaths(source.aliases),
  };
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram([file], options, {
    ...host,
    fileExists: (name) => name === file || host.fileExists(name),
    readFile: (name) => (name === file ? text : host.readFile(name)),
    getSourceFile: (name, ...rest) =>
      name === file
        ? ts.createSourceFile(name, text, ts.ScriptTarget.ES2022)
        : host.getSourceFile(name, ...rest),
  });
  const checker = program.getTypeChecker();
  const statements = [...(program.getSourceFile(file)?.statements ?? [])];
  const entries = statements.filter(ts.isImportDeclaration).map(({ moduleSpecifier }) => {
    const symbol = checker.getSymbolAtLocation(moduleSpecifier);
    const exported = symbol === undefined ? [] : checker.getExportsOfModule(symbol);
    return [
      (moduleSpecifier as ts.StringLiteral).text,
      exported.map((item) => item.getName()).filter((name) => name !== 'default'),
    ] as const;
  });
  return Object.fromEntries(entries);
}

function versionOf(source: PackageSource, name: string): string {
  const folder = folderOf(source, name);
  const version = installedVersion(folder);
  if (version !== undefined) {
    return `${name}@${version}`;
  }
  // An alias can lead to a folder in the package.
  const { dir, base } = path.parse(folder);
  return `${name}@${installedVersion(dir) ?? 'absent'}/${base}`;
}

/**
 * Reads the exports of packages. Cached on disk until a version changes, because reading all types
 * takes seconds.
 *
 * @param aliases Absolute folders of packages that are not installed under their own name.
 */
export function readPackageExports(
  siteDir: string,
  names: readonly string[],
  aliases: PackageSource['aliases'] = {},
): PackageExports {
  const source = { siteDir, aliases };
  const cache = createDiskCache<PackageExports>({
    siteDir,
    name: 'package-exports',
    code: ['src/content/node/type-checks/packageExports.ts'],
  });
  const versions = names.map((name) => versionOf(source, name));
  return cache.getSync(versions, () => extractExports(source, names));
}
