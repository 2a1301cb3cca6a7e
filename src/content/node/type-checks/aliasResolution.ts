import path from 'node:path';
import ts from 'typescript';
import type { Diagnostic } from './compile';

/** The absolute folders of packages that are installed under another name. */
export type Aliases = Readonly<Record<string, string>>;

/** The compiler's `paths`, which map packages and their folders to aliases. */
export function aliasPaths(aliases: Aliases): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(aliases).flatMap(([name, folder]) => [
      [name, [folder]],
      [`${name}/*`, [`${folder}/*`]],
    ]),
  );
}

const CANNOT_FIND_MODULE = 2307;

/**
 * Finds imports that an alias doesn't have. The compiler would then find the package of the current
 * major under that name, and accept what an older one lacks.
 *
 * @param files Absolute paths with contents.
 */
export function importsBesideAliases(
  files: readonly (readonly [file: string, text: string])[],
  aliases: Aliases,
): Diagnostic[] {
  const options: ts.CompilerOptions = {
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    paths: aliasPaths(aliases),
  };
  const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, options);
  const isWithin = (folder: string, specifier: string, file: string) =>
    ts
      .resolveModuleName(specifier, file, options, ts.sys, cache)
      .resolvedModule?.resolvedFileName.startsWith(folder + path.sep) === true;
  const aliasOf = (specifier: string) =>
    Object.entries(aliases).find(
      ([name]) => specifier === name || specifier.startsWith(`${name}/`),
    )?.[1];

  return files.flatMap(([file, text]) =>
    ts.preProcessFile(text).importedFiles.flatMap(({ fileName, pos }) => {
      const folder = aliasOf(fileName);
      if (folder === undefined || isWithin(folder, fileName, file)) {
        return [];
      }
      const before = text.slice(0, pos).split('\n');
      return {
        file,
        line: before.length,
        column: (before.at(-1)?.length ?? 0) + 1,
        code: CANNOT_FIND_MODULE,
        text: `Cannot find module '${fileName}' in ${path.basename(folder)}, the package of this major.`,
      };
    }),
  );
}
