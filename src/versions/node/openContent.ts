import fs from 'node:fs';
import path from 'node:path';

/** The list of pages and demos that wait for being rewritten. */
export const OPEN_CONTENT_FILE = 'data/open-content.json';

/** Whether a path is that of an entry, below its folder, or the entry with an extension. */
export function isPartOf(entry: string, file: string): boolean {
  return file === entry || file.startsWith(`${entry}/`) || file.startsWith(`${entry}.`);
}

/**
 * Reads which pages and modules use what the installed packages no longer have, as after a new
 * major: the folder of a page (`docs/react-charts/bars`), or a page or module without its extension
 * (`docs/react-charts/bars/bars` for the code blocks of the page, `docs/react-charts/bars/BasicBars`),
 * with the reason. Their demos show code without running, and their type errors don't stop a build.
 *
 * @throws Error for an entry without a page or module
 */
export function readOpenContent(siteDir: string): Readonly<Record<string, string>> {
  const file = path.join(siteDir, OPEN_CONTENT_FILE);
  const entries = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)
    : {};
  for (const entry of Object.keys(entries)) {
    const files = [
      `${entry}/${path.posix.basename(entry)}.mdx`,
      `${entry}.mdx`,
      `${entry}.tsx`,
      `${entry}.ts`,
    ];
    if (!files.some((name) => fs.existsSync(path.join(siteDir, name)))) {
      throw new Error(
        `${OPEN_CONTENT_FILE} lists ${entry}, but there is neither a page in that folder nor a module. Expected: "docs/react-charts/bars" (a page with its demos), "docs/react-charts/bars/bars" (its code blocks), or "docs/react-charts/bars/BasicBars".`,
      );
    }
  }
  return entries;
}
