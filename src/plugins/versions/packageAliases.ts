import fs from 'node:fs';
import path from 'node:path';
import { CURRENT_MAJOR, type Major } from '../../shared/versions';

/**
 * The packages of an older major are installed under aliases (`x-data-grid-v7`), because only one
 * major can have the name itself. What belongs to that major means them when it names a package.
 *
 * @returns Absolute folder by published name (`@mui/x-data-grid`); nothing for the current major.
 */
export function packageAliases(siteDir: string, major: Major): Readonly<Record<string, string>> {
  if (major === CURRENT_MAJOR) {
    return {};
  }
  const manifest = JSON.parse(
    fs.readFileSync(path.join(siteDir, 'package.json'), 'utf8'),
  ) as Partial<Record<'dependencies' | 'devDependencies', Record<string, string>>>;
  const specifiers = { ...manifest.dependencies, ...manifest.devDependencies };
  return Object.fromEntries(
    Object.entries(specifiers).flatMap(([alias, specifier]) => {
      const published = /^npm:(?<name>@?[^@]+)@/.exec(specifier)?.groups?.name;
      return published !== undefined && alias.endsWith(`-${major}`)
        ? [[published, path.join(siteDir, 'node_modules', alias)]]
        : [];
    }),
  );
}
