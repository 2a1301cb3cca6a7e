import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isBuiltin } from 'node:module';
import { listSpecifiers } from '../../shared/demoExport/listPackages';
import { hashOf } from './hashOf';

/** The project that this code belongs to. A site that is checked or built may be another folder. */
export const PROJECT = path.resolve(__dirname, '../../..');

/** What an import without an extension can mean, in the order in which it is looked for. */
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function resolveLocal(importer: string, specifier: string): string {
  const target = path.resolve(path.dirname(importer), specifier);
  const file = ENDINGS.map((ending) => target + ending).find(isFile);
  if (file === undefined) {
    throw new Error(
      `Cache: ${importer} imports "${specifier}", which is not there. ` +
        `Expected one of ${ENDINGS.map((ending) => target + ending).join(', ')}.`,
    );
  }
  return file;
}

/** `@docusaurus/types` of `@docusaurus/types/lib/a`. */
function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

/** `name@version` as installed. A package that is absent counts as well. */
function versionOf(project: string, name: string): string {
  const manifest = path.join(project, 'node_modules', name, 'package.json');
  const { version = 'absent' } = isFile(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string })
    : {};
  return `${name}@${version}`;
}

interface Code {
  /** Absolute paths. */
  readonly files: readonly string[];
  /** Names. */
  readonly packages: readonly string[];
}

/**
 * The files of this project that run when the entries run, JSON included, and the packages that they
 * import. Types count: leaving them out would save little and could be wrong.
 *
 * @param entries Absolute paths.
 * @throws Error when a file imports another that doesn't exist.
 */
export function codeBehind(entries: readonly string[]): Code {
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
 * A hash that changes when the code behind the entries changes, a data file that it imports, or the
 * version of a package that it uses.
 *
 * @param entries Paths from the root of the project.
 * @param files Other files that decide what the code makes, from there: fonts, for example.
 * @param project Absolute path. Default: this project.
 */
export function codeFingerprint(
  entries: readonly string[],
  files: readonly string[] = [],
  project: string = PROJECT,
): string {
  const inProject = (file: string) => path.join(project, file);
  const code = codeBehind(entries.map(inProject));
  return hashOf([
    ...[...code.files, ...files.map(inProject)].flatMap((file) => [
      path.relative(project, file),
      readFileSync(file),
    ]),
    ...code.packages.map((name) => versionOf(project, name)),
  ]);
}
