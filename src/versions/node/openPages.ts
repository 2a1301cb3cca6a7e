import fs from 'node:fs';
import path from 'node:path';

/** The list of pages that wait for being rewritten. */
export const OPEN_PAGES_FILE = 'data/open-pages.json';

/**
 * Reads the pages that describe what the installed packages no longer have, as after a new major:
 * their folders from the root of the site, with the reason. Their demos show code without running,
 * and their type errors don't stop a build.
 *
 * @throws Error for a folder without a page
 */
export function readOpenPages(siteDir: string): Readonly<Record<string, string>> {
  const file = path.join(siteDir, OPEN_PAGES_FILE);
  const pages = fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)
    : {};
  for (const folder of Object.keys(pages)) {
    const page = `${folder}/${path.posix.basename(folder)}.mdx`;
    if (!fs.existsSync(path.join(siteDir, page))) {
      throw new Error(
        `${OPEN_PAGES_FILE} lists ${folder}, but there is no ${page}. Expected the folder of a page: "docs/react-charts/bars".`,
      );
    }
  }
  return pages;
}
