import fs from 'node:fs';
import path from 'node:path';
import { satisfies } from 'semver';
import { readJson } from '../../base/node';
import { CURRENT_MAJOR, type Major } from '../shared/versions';
import { contentRoot } from './buildVersions';

/** A package of an older major. */
export interface AliasedPackage {
  /** Its published name: `@mui/x-data-grid`. */
  readonly name: string;
  /** The name under which it's installed: `x-data-grid-v7`. */
  readonly alias: string;
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
      return [{ name: alias, alias, version, folder }];
    }
    return ofMajor === major ? [{ name, alias, version, folder }] : [];
  });
}

/**
 * The folder with a package's ES modules and their types. An alias to a folder bypasses `exports`, and
 * from the CommonJS modules beside `esm`, Material UI would be a second copy with other contexts and
 * types. Packages whose `esm` has no types (v7) have them beside it, for both forms.
 */
function moduleFolder(folder: string): string {
  const modules = path.join(folder, 'esm');
  return fs.existsSync(path.join(modules, 'index.d.ts')) ? modules : folder;
}

type Aliases = Readonly<Record<string, string>>;

/**
 * The absolute folders by the names that pages of a major import, for TypeScript and tests; empty for
 * the current one.
 */
export function packageAliases(siteDir: string, major: Major): Aliases {
  return Object.fromEntries(
    aliasedPackages(siteDir, major).map(({ name, folder }) => [name, moduleFolder(folder)]),
  );
}

/** The names in the code of a folder, and the installed packages that they mean there. */
export interface FolderAliases {
  /** Absolute path. */
  readonly folder: string;
  /** `{ '@mui/x-data-grid': 'x-data-grid-v7' }`, so that the `exports` of a package apply. */
  readonly aliases: Aliases;
}

const toAliases = (packages: readonly AliasedPackage[]): Aliases =>
  Object.fromEntries(packages.map(({ name, alias }) => [name, alias]));

/**
 * What names mean in the pages of a major, and in each of its installed packages: two copies of a package
 * wouldn't share their React contexts. A version that a package doesn't accept has no alias there: npm has
 * installed another one for it.
 *
 * @returns An empty list for the current major.
 */
export function bundledAliases(siteDir: string, major: Major): FolderAliases[] {
  const packages = aliasedPackages(siteDir, major);
  const ofPackages = packages.flatMap(({ folder }) => {
    const manifest = path.join(folder, 'package.json');
    if (!fs.existsSync(manifest)) {
      return [];
    }
    const { dependencies = {} } = readJson<{ dependencies?: Record<string, string> }>(manifest);
    const accepted = packages.filter(({ name, version }) =>
      satisfies(version, dependencies[name] ?? version),
    );
    return [{ folder, aliases: toAliases(accepted) }];
  });
  const content = path.join(siteDir, contentRoot(major));
  return packages.length === 0
    ? []
    : [{ folder: content, aliases: toAliases(packages) }, ...ofPackages];
}
