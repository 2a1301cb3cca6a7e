import path from 'node:path';

/** Knows the address of the page that a file is the source of. */
export interface LinkSite {
  /** Origin and base path, with the final slash: `https://mui.com/x/`. */
  readonly siteUrl: string;
  /** Folder of the base path: `/x/`. */
  readonly baseUrl: string;
  /** Route of a page by its absolute source file, with the base path. */
  readonly routeOf: (file: string) => string | undefined;
}

/** Address of the alternate of a page. */
export function alternateUrl(site: LinkSite, route: string): string {
  return new URL(`${route}index.md`, site.siteUrl).href;
}

/**
 * An absolute address for a link of a page: of the alternate where the link leads to a page of the
 * documentation, so that a reader of Markdown stays within Markdown.
 *
 * @param page Absolute path of the page's source.
 */
export function resolveLink(url: string, page: string, site: LinkSite): string {
  if (/^[a-z][\w+.-]*:/i.test(url)) {
    return url;
  }
  const [address = '', hash] = url.split('#', 2);
  const anchor = hash === undefined ? '' : `#${hash}`;
  if (address === '') {
    return url;
  }
  if (address.startsWith('/')) {
    const route = address.startsWith(site.baseUrl) ? address : site.baseUrl + address.slice(1);
    return (
      (route.endsWith('/') ? alternateUrl(site, route) : new URL(route, site.siteUrl).href) + anchor
    );
  }
  const route = site.routeOf(path.resolve(path.dirname(page), address));
  return route ? alternateUrl(site, route) + anchor : url;
}
