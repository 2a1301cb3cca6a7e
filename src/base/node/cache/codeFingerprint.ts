import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isBuiltin } from 'node:module';
import { listSpecifiers, packageOf } from '../../../demos/shared/demoExport/listPackages';
import { installedVersion } from '../packages';
import { hashOf } from './hashOf';

/** The root of this project. The site that is built or checked can be in another folder. */
const PROJECT = path.resolve(__dirname, '../../../..');

/** The endings to try for an import, in order. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function resolveLocal(importer: string, specifier: string): string {
  const target = path.resolve(path.dirname(importer), specifier);
  const file = ENDINGS.map((ending) => target + ending).find(isFile);
  if (file === undefined) {
    throw new Error(
      `Cache: ${importer} imports "${specifier}", which doesn't exist. ` +
        `Expected one of ${ENDINGS.map((ending) => target + ending).join(', ')}.`,
    );
  }
  return file;
}

/** The installed `name@version`, or `name@absent`. */
function versionOf(project: string, name: string): string {
  return `${name}@${installedVersion(path.join(project, 'node_modules', name)) ?? 'absent'}`;
}

interface Code {
  /** Absolute paths. */
  readonly files: readonly string[];
  /** Names. */
  readonly packages: readonly string[];
}

/**
 * Follows the imports of the entries, including JSON and types.
 *
 * @param entries absolute paths
 * @returns the files of this project, and the packages that they import
 * @throws Error if an imported file doesn't exist
 */
export function dependenciesOf(entries: readonly string[]): Code {
  const files = new Set<string>();
  const packages = new Set<string>();
  const waiting = [...entries];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file)) {
      continue;
    }
    files.add(file);
    const specifiers = file.endsWith('.json') ? [] : listSpecifiers(readFileSync(file, 'utf8'));
    for (const specifier of specifiers) {
      if (specifier.startsWith('.')) {
        waiting.push(resolveLocal(file, specifier));
      } else if (!isBuiltin(specifier)) {
        packages.add(packageOf(specifier));
      }
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/**
 * A hash of the code behind the entries, of the data files that it imports, and of the versions of its
 * packages.
 *
 * @param entries paths from the root of the project
 * @param files other files that affect the results, such as fonts, from the root of the project
 * @param project an absolute path; default: this project
 */
export function codeFingerprint(
  entries: readonly string[],
  files: readonly string[] = [],
  project: string = PROJECT,
): string {
  const inProject = (file: string) => path.join(project, file);
  const code = dependenciesOf(entries.map(inProject));
  return hashOf([
    ...[...code.files, ...files.map(inProject)].flatMap((file) => [
      path.relative(project, file),
      readFileSync(file),
    ]),
    ...code.packages.map((name) => versionOf(project, name)),
  ]);
}
