import fs from 'node:fs';
import path from 'node:path';
import { CURRENT_MAJOR, type Major } from '../../shared/versions';

/** A package of an older major. */
export interface AliasedPackage {
  /** Its published name: `@mui/x-data-grid`. */
  readonly name: string;
  readonly version: string;
  /** Absolute path. */
  readonly folder: string;
}

/**
 * Where the packages of a major are asked for and installed: those of older majors are a project of
 * their own, which is installed when a build or a check needs it.
 */
export function packagesRoot(siteDir: string, major: string): string {
  return major === CURRENT_MAJOR ? siteDir : path.join(siteDir, 'versioned_docs');
}

const SPECIFIER = /^npm:(?<name>@?[^@]+)@(?<version>.+)$/;

/**
 * The packages of an older major are installed under aliases (`x-data-grid-v7`), because only one
 * major can have the name itself. What belongs to that major means them when it names a package. So
 * does it with an alias that names no major: `@material-ui/core`.
 *
 * @returns Nothing for the current major. Whether they are installed is not looked up.
 */
export function aliasedPackages(siteDir: string, major: string): AliasedPackage[] {
  const root = packagesRoot(siteDir, major);
  const manifest = path.join(root, 'package.json');
  if (major === CURRENT_MAJOR || !fs.existsSync(manifest)) {
    return [];
  }
  const { dependencies = {} } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
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

/** Absolute folder by the name that pages of a major import; nothing for the current one. */
export function packageAliases(siteDir: string, major: Major): Readonly<Record<string, string>> {
  return Object.fromEntries(
    aliasedPackages(siteDir, major).map(({ folder, name }) => [name, folder]),
  );
}
