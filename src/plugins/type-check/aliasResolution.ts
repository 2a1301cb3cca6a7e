import path from 'node:path';
import ts from 'typescript';
import type { PackageSource } from './packageExports';

type Aliases = PackageSource['aliases'];

/** The compiler's `paths` that lead packages, and the folders in them, to their aliases. */
export function aliasPaths(aliases: Aliases): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(aliases).flatMap(([name, folder]) => [
      [name, [folder]],
      [`${name}/*`, [`${folder}/*`]],
    ]),
  );
}

/**
 * Keeps the compiler from looking elsewhere for what an alias does not have: it would find the
 * package of the current major under that name, and accept what an older one lacks.
 */
export function resolveWithinAliases(
  host: ts.CompilerHost,
  options: ts.CompilerOptions,
  aliases: Aliases,
): ts.CompilerHost {
  if (Object.keys(aliases).length === 0) {
    return host;
  }
  const cache = ts.createModuleResolutionCache(
    host.getCurrentDirectory(),
    (name) => host.getCanonicalFileName(name),
    options,
  );
  const folderOf = (specifier: string) =>
    Object.entries(aliases).find(
      ([name]) => specifier === name || specifier.startsWith(`${name}/`),
    )?.[1];
  return {
    ...host,
    resolveModuleNameLiterals: (literals, containingFile, redirected, fileOptions, file) =>
      literals.map((literal) => {
        const mode = ts.getModeForUsageLocation(file, literal, fileOptions);
        const found = ts.resolveModuleName(
          ...([literal.text, containingFile, fileOptions, host, cache, redirected, mode] as const),
        );
        const folder = folderOf(literal.text);
        const resolved = found.resolvedModule?.resolvedFileName;
        return folder === undefined || resolved?.startsWith(folder + path.sep)
          ? found
          : { resolvedModule: undefined };
      }),
  };
}
