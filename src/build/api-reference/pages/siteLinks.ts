import fs from 'node:fs';
import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import { docIdOf } from '../../navigation';

/** The heading anchors of a Markdown page. */
export function headingAnchors(markdown: string): Set<string> {
  const slugger = createSlugger();
  const text = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');
  const headings = [...text.matchAll(/^#{2,6} (.+)$/gm)].map(([, heading]) => heading ?? '');
  return new Set(
    headings.map((heading) => {
      const pinned = /\{#([\w-]+)\}\s*$/.exec(heading);
      return (
        pinned?.[1] ??
        slugger.slug(
          heading
            .replace(/<[^>]+>/g, '')
            .replace(/[`*]/g, '')
            .trim(),
        )
      );
    }),
  );
}

/** Reads pages of the documentation and caches them. */
function createPageReader(docsDir: string): (pathname: string) => string | undefined {
  const pages = new Map<string, string | undefined>();
  return (pathname) => {
    if (!pages.has(pathname)) {
      const file = path.join(docsDir, `${docIdOf(pathname)}.mdx`);
      pages.set(pathname, fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined);
    }
    return pages.get(pathname);
  };
}

/**
 * Resolves URLs of the published documentation to pages of this site: to the section if the page
 * has it, or to the page. URLs of other pages are unchanged.
 *
 * @param apiRoutes The routes of the API pages, which the same run writes.
 * @param folder The folder of the major below the base URL: empty, or such as `v7/`.
 */
export function createLinkResolver(
  docsDir: string,
  apiRoutes: ReadonlySet<string>,
  folder = '',
): (href: string) => string {
  const readPage = createPageReader(docsDir);
  return (href) => {
    const match =
      /^(?:https:\/\/(?:(?:next|v\d)\.)?mui\.com)?(\/x\/[\w/-]*?)\/?(?:#([\w-]+))?$/.exec(href);
    if (!match) {
      return /^\/(?!\/)/.test(href) ? `https://mui.com${href}` : href;
    }
    const [, pathname = '', anchor] = match;
    const route = `${pathname}/`.replace('/x/', `/x/${folder}`);
    if (apiRoutes.has(route)) {
      return anchor ? `${route}#${anchor}` : route;
    }
    const page = readPage(pathname);
    if (page === undefined) {
      return `https://mui.com${pathname}/${anchor ? `#${anchor}` : ''}`;
    }
    return anchor && headingAnchors(page).has(anchor) ? `${route}#${anchor}` : route;
  };
}
