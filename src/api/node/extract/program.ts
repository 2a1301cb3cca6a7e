import path from 'node:path';
import ts from 'typescript';
import type { ApiPackage, ApiSources } from '../sources';

/** The compiled packages of a major. */
export interface ApiProgram {
  checker: ts.TypeChecker;
  program: ts.Program;
  sources: ApiSources;
  /** The package of a file, or undefined for React, Material UI, and other packages. */
  packageOf: (fileName: string) => ApiPackage | undefined;
  /** Resolves a module specifier. */
  resolve: (specifier: string) => ts.SourceFile | undefined;
  /** The compiled file of helper declarations. */
  shim: ts.SourceFile | undefined;
}

/**
 * Maps each package to its folder. An alias keeps its published name in imports, and a package can
 * contain a nested copy of another one: both must resolve to the copy that is described.
 */
function packagePaths({ packages }: ApiSources): ts.MapLike<string[]> {
  return Object.fromEntries(
    packages.flatMap(({ dir, name }) => [
      [name, [dir]],
      [`${name}/*`, [`${dir}/*`]],
    ]),
  );
}

function compilerOptions(sources: ApiSources): ts.CompilerOptions {
  return {
    baseUrl: sources.siteDir,
    paths: packagePaths(sources),
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    // Ambient types of the site (Jest, Node.js) aren't part of the libraries' API.
    types: [],
  };
}

/** Entry points: the package root, and each folder that is documented as a module. */
export function entrySpecifiers(
  sources: ApiSources,
  folders: (pkg: ApiPackage) => string[],
): string[] {
  return sources.packages.flatMap((pkg) => [
    pkg.name,
    ...folders(pkg).map((folder) => `${pkg.name}/${folder}`),
  ]);
}

/** Files that majors share, such as those of the compiler and React, are parsed once. */
const parsedFiles = new Map<string, ts.SourceFile>();

/** A compiler host with an additional virtual file: see `createShim`. */
function createHost(
  options: ts.CompilerOptions,
  { packages }: ApiSources,
  shim: { file: string; text: string },
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile, readFile } = host;
  type Rest = [ts.ScriptTarget | ts.CreateSourceFileOptions];
  const parse = (name: string, ...rest: Rest) => {
    const isShared = !packages.some(({ dir }) => name.startsWith(`${dir}/`));
    const file = (isShared ? parsedFiles.get(name) : undefined) ?? getSourceFile(name, ...rest);
    if (isShared && file) {
      parsedFiles.set(name, file);
    }
    return file;
  };
  return Object.assign(host, {
    fileExists: (name: string) => name === shim.file || fileExists(name),
    readFile: (name: string) => (name === shim.file ? shim.text : readFile(name)),
    getSourceFile: (name: string, ...rest: Rest) =>
      name === shim.file
        ? ts.createSourceFile(name, shim.text, ts.ScriptTarget.ES2022, true)
        : parse(name, ...rest),
  });
}

/** Reads the packages' declarations with the TypeScript compiler. */
export function createApiProgram(
  sources: ApiSources,
  specifiers: string[],
  shimText: string,
): ApiProgram {
  const options = compilerOptions(sources);
  const shimFile = path.join(sources.siteDir, 'api-reference-shim.d.ts');
  const host = createHost(options, sources, { file: shimFile, text: shimText });
  const resolved = new Map<string, string>();
  for (const specifier of specifiers) {
    const { resolvedModule } = ts.resolveModuleName(specifier, shimFile, options, host);
    if (resolvedModule) {
      resolved.set(specifier, resolvedModule.resolvedFileName);
    }
  }
  const program = ts.createProgram([...resolved.values(), shimFile], options, host);
  // Longest folder first, because a package can be installed inside another one's folder.
  const byDepth = [...sources.packages].sort((a, b) => b.dir.length - a.dir.length);
  return {
    checker: program.getTypeChecker(),
    program,
    sources,
    packageOf: (fileName) => byDepth.find(({ dir }) => fileName.startsWith(`${dir}/`)),
    resolve: (specifier) => program.getSourceFile(resolved.get(specifier) ?? ''),
    shim: program.getSourceFile(shimFile),
  };
}
