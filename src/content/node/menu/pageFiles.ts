import fs from 'node:fs';
import path from 'node:path';

/**
 * The document id of a pathname: `/x/react-data-grid/row-height` is written in
 * `react-data-grid/row-height/row-height.mdx`. Page files are named after their folder.
 */
export function docIdOf(pathname: string): string {
  const folder = pathname
    .replace(/^\/x\//, '')
    .replace(/[#?].*$/, '')
    .replace(/\/$/, '');
  return `${folder}/${path.posix.basename(folder)}`;
}

/**
 * Creates a function that returns whether the page or section at a pathname exists. Used to exclude
 * unwritten pages from the menu.
 */
export function createPageLookup(docsDir: string): (pathname: string) => boolean {
  return (pathname) => fs.existsSync(path.join(docsDir, `${docIdOf(pathname)}.mdx`));
}
