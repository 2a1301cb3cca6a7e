import fs from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { readJson } from '../../base/node';
import { CURRENT_MAJOR, type Major } from '../shared/versions';

/** A package of an older major. */
export interface AliasedPackage {
  /** Its published name: `@mui/x-data-grid`. */
  readonly name: string;
  readonly version: string;
  /** Absolute path. */
  readonly folder: string;
}

/**
 * The project with the packages of a major. Those of older majors are a separate project, which is
 * installed when a build or a check needs it.
 */
export function packagesRoot(siteDir: string, major: string): string {
  return major === CURRENT_MAJOR ? siteDir : path.join(siteDir, 'versioned_docs');
}

const SPECIFIER = /^npm:(?<name>@?[^@]+)@(?<version>.+)$/;

/**
 * The packages of an older major are installed under aliases (`x-data-grid-v7`), because only one
 * major can have the real name. Code of that major imports the real names, which resolve to the
 * aliases. The same applies to an alias without a major: `@material-ui/core`.
 *
 * @returns An empty list for the current major. Doesn't check whether they are installed.
 */
export function aliasedPackages(siteDir: string, major: string): AliasedPackage[] {
  const root = packagesRoot(siteDir, major);
  const manifest = path.join(root, 'package.json');
  if (major === CURRENT_MAJOR || !fs.existsSync(manifest)) {
    return [];
  }
  const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(manifest);
  return Object.entries(dependencies).flatMap(([alias, specifier]) => {
    const { name = alias, version = specifier } = SPECIFIER.exec(specifier)?.groups ?? {};
    const ofMajor = /-(?<major>v\d+)$/.exec(alias)?.groups?.major;
    const folder = path.join(root, 'node_modules', alias);
    if (ofMajor === undefined) {
      return [{ name: alias, version, folder }];
    }
    return ofMajor === major ? [{ name, version, folder }] : [];
  });
}

/**
 * The folder from which a package's own name would import. An alias to a folder bypasses `exports`,
 * and from the CommonJS modules beside `esm`, Material UI would be a second copy with other contexts
 * and types. Packages whose `esm` has no types (v7) have them beside it, for both forms.
 */
function moduleFolder(folder: string): string {
  const modules = path.join(folder, 'esm');
  return fs.existsSync(path.join(modules, 'index.d.ts')) ? modules : folder;
}

type Aliases = Readonly<Record<string, string>>;

const toAliases = (packages: readonly AliasedPackage[]): Aliases =>
  Object.fromEntries(packages.map(({ folder, name }) => [name, moduleFolder(folder)]));

/** The absolute folders by the names that pages of a major import; empty for the current one. */
export function packageAliases(siteDir: string, major: Major): Aliases {
  return toAliases(aliasedPackages(siteDir, major));
}

/**
 * The aliases for the modules of each installed package of a major. A version that the package doesn't
 * accept has no alias there: npm has installed another one for it.
 */
export function aliasesInPackages(
  siteDir: string,
  major: Major,
): { readonly folder: string; readonly aliases: Aliases }[] {
  const packages = aliasedPackages(siteDir, major);
  return packages.flatMap(({ folder }) => {
    const manifest = path.join(folder, 'package.json');
    if (!fs.existsSync(manifest)) {
      return [];
    }
    const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(manifest);
    const accepted = packages.filter(({ name, version }) =>
      satisfies(version, dependencies[name] ?? version),
    );
    return [{ folder: moduleFolder(folder), aliases: toAliases(accepted) }];
  });
}
