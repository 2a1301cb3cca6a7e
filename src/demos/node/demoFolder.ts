import { readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryPath } from '../../base/node/author-errors';
import { readIfExists } from '../../base/node';
import { DEMO_STYLINGS, type DemoStyling } from '../shared/demo';
import type { NonEmpty } from '../../base/shared/nonEmpty';
import { ContentError, throwProblems, type ContentProblem } from '../../base/shared/contentProblem';
import type { PlacedDemo } from './demoRequest';
import { collectFiles, type AuthoredFile, type ReadFile } from './source/variantFiles';

export interface DemoVariant {
  readonly styling: DemoStyling;
  /** The files, starting with the entry. */
  readonly files: NonEmpty<AuthoredFile>;
}

const HAS_DEFAULT_EXPORT = /^export default\b|^export \{[^}]*\bas default\b/m;

export function entryName(name: string, styling: DemoStyling): string {
  return styling === 'system' ? `${name}.tsx` : `${name}.${styling}.tsx`;
}

/** The names of the demos in a folder: `.tsx` files with a component as their default export. */
export function listDemos(folder: string, read: ReadFile = readIfExists): string[] {
  return readdirSync(folder)
    .filter((name) => /^[A-Za-z]\w*\.tsx$/.test(name))
    .filter((name) => HAS_DEFAULT_EXPORT.test(read(path.join(folder, name)) ?? ''))
    .map((name) => name.replace(/\.tsx$/, ''))
    .sort();
}

function missingDemo(name: string, names: readonly string[]): ContentProblem {
  const list = names.length === 0 ? ['(the folder has none)'] : names;
  return {
    at: name,
    found: [`Missing demo: ${name}. You can use one of the following:`, ...list].join('\n  - '),
    fix: `correct the name, or write ${name}.tsx beside the page.`,
  };
}

function findVariants(name: string, folder: string, read: ReadFile): DemoVariant[] {
  return DEMO_STYLINGS.flatMap((styling): DemoVariant[] => {
    const [entry, ...modules] = collectFiles(path.join(folder, entryName(name, styling)), read);
    return entry === undefined ? [] : [{ styling, files: [entry, ...modules] }];
  });
}

/**
 * Finds demos that don't exist, each with its line and the existing ones.
 *
 * @param page The absolute path of the page.
 */
export function findMissingDemos(
  demos: readonly PlacedDemo[],
  page: string,
  read: ReadFile = readIfExists,
): ContentProblem[] {
  const folder = path.dirname(page);
  return demos
    .filter(({ name }) => read(path.join(folder, entryName(name, 'system'))) === undefined)
    .map(({ name, line }) => ({ line, ...missingDemo(name, listDemos(folder, read)) }));
}

/**
 * Checks that demos exist.
 *
 * @param page The absolute path of the page.
 * @throws ContentError for those that don't, see `findMissingDemos`
 */
export function requireDemos(
  demos: readonly PlacedDemo[],
  page: string,
  read: ReadFile = readIfExists,
): void {
  throwProblems(repositoryPath(page), findMissingDemos(demos, page, read));
}

/**
 * Reads all variants of an existing demo, starting with `system`.
 *
 * @throws ContentError if a variant exports no component
 */
export function readVariants(
  name: string,
  folder: string,
  read: ReadFile = readIfExists,
): DemoVariant[] {
  const variants = findVariants(name, folder, read);
  for (const { files } of variants) {
    const [entry] = files;
    if (!HAS_DEFAULT_EXPORT.test(entry.text)) {
      throw new ContentError(repositoryPath(path.join(folder, entry.name)), [
        {
          found: 'The demo has no default export.',
          expected: `\`export default function ${name}() { … }\`.`,
        },
      ]);
    }
  }
  return variants;
}

/**
 * Rejects a frame for demos with style sheets: those are part of the page, and a frame is a
 * separate document in which they don't apply.
 *
 * @param page The absolute path of the page.
 * @throws ContentError that names each demo and the files with its styles
 */
export function rejectFramedStyles(
  demos: readonly PlacedDemo[],
  page: string,
  read: ReadFile = readIfExists,
): void {
  const problems = demos
    .filter(({ isFramed }) => isFramed)
    .flatMap(({ name, line }): ContentProblem[] => {
      const variants = readVariants(name, path.dirname(page), read);
      const files = variants.flatMap((variant) => [
        ...(variant.styling === 'tailwind' ? [variant.files[0]] : []),
        ...variant.files.filter((file) => file.name.endsWith('.css')),
      ]);
      const names = [...new Set(files.map((file) => file.name))];
      return names.length === 0
        ? []
        : [
            {
              line,
              found: `<Demo file="${name}" iframe> has style sheets, which a frame does not get: ${names.join(', ')}.`,
              expected: 'a demo that is styled only with `sx` and `styled`.',
              fix: 'Leave `iframe` out, or remove these files.',
            },
          ];
    });
  throwProblems(repositoryPath(page), problems);
}
