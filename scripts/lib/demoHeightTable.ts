import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseDemoHeights, type DemoHeights, collectFiles } from '../../src/demos/node';
import type { DemoPage } from '../../tests/browser/allDemos';
import type { PageHeights } from './measurePage';

export const HEIGHT_TABLE = 'data/demo-heights.json';

/** The path of a demo from the root of the site, which is its key in the table. */
export function demoKey({ folder }: Pick<DemoPage, 'folder'>, name: string): string {
  return `${folder}${name}.tsx`;
}

/** The demos with a measured height, which have no explicit one. */
export function measuredNames({ placed }: Pick<DemoPage, 'placed'>): string[] {
  return [...new Set(placed.filter(({ hasHeight }) => !hasHeight).map(({ name }) => name))];
}

export function readHeightTable(): DemoHeights {
  return parseDemoHeights(HEIGHT_TABLE, readFileSync(HEIGHT_TABLE, 'utf8'));
}

/** A hash of the sources of a demo and of adjacent modules. */
function sourceFingerprint(key: string): string {
  const files = collectFiles(key);
  const hash = createHash('sha256');
  files.forEach(({ text }) => hash.update(text).update('\0'));
  return hash.digest('hex').slice(0, 8);
}

/** The demos of a page that haven't been measured, or that have changed since. */
export function unmeasuredNames(page: DemoPage, table: DemoHeights): string[] {
  return measuredNames(page).filter((name) => {
    const key = demoKey(page, name);
    return table[key]?.source !== sourceFingerprint(key);
  });
}

/** The folder of the major to which a path belongs: `docs/`, `versioned_docs/version-v7/`. */
const rootOf = (file: string) => /^(?:versioned_docs\/)?[^/]+\//.exec(file)?.[0] ?? '';

/**
 * Removes deleted demos from the table, and keeps those that weren't measured, such as all of a
 * major that isn't served.
 *
 * @param pages of the majors that are served
 * @param measured by path, like the table
 */
export function mergeHeights(
  pages: readonly DemoPage[],
  known: DemoHeights,
  measured: PageHeights,
): DemoHeights {
  const keys = pages.flatMap((page) => measuredNames(page).map((name) => demoKey(page, name)));
  const roots = new Set(pages.map(({ folder }) => rootOf(folder)));
  const others = Object.keys(known).filter((key) => !roots.has(rootOf(key)));
  return Object.fromEntries(
    [...keys, ...others].sort().flatMap((key) => {
      const size = measured[key];
      const entry = size ? { ...size, source: sourceFingerprint(key) } : known[key];
      return entry ? [[key, entry]] : [];
    }),
  );
}

/** The problems of the table with their fixes; empty if there are none. */
export function heightTableProblems(pages: readonly DemoPage[], table: DemoHeights): string[] {
  const keys = new Set(
    pages.flatMap((page) => measuredNames(page).map((name) => demoKey(page, name))),
  );
  const missing = [...keys].filter((key) => !table[key]).map((key) => `${key} has no height.`);
  const gone = Object.keys(table)
    .filter((key) => !keys.has(key))
    .map((key) => `${key} has a height, but no page places it or its page says how tall it is.`);
  return [...missing, ...gone];
}

export function writeHeightTable(table: DemoHeights): void {
  writeFileSync(HEIGHT_TABLE, `${JSON.stringify(table, null, 2)}\n`);
}
