import { sectionIds, type Page } from '../../../content/node/page';

/**
 * Resolves URLs of the published documentation to pages of this site: to the section if the page
 * has it, or to the page. URLs of other pages are unchanged.
 *
 * @param pages The guides of the major.
 * @param apiRoutes The routes of the API pages, which the same run writes.
 * @param folder The folder of the major below the base URL: empty, or such as `v7/`.
 */
export function createLinkResolver(
  pages: readonly Page[],
  apiRoutes: ReadonlySet<string>,
  folder = '',
): (href: string) => string {
  const pageOf = new Map(pages.map((page) => [page.route, page]));
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
    const page = pageOf.get(route);
    if (page === undefined) {
      return `https://mui.com${pathname}/${anchor ? `#${anchor}` : ''}`;
    }
    return anchor && sectionIds(page).includes(anchor) ? `${route}#${anchor}` : route;
  };
}
