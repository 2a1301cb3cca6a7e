import path from 'node:path';

/** Resolves source files to the URLs of their pages. */
export interface LinkSite {
  /** The origin and base path, with a trailing slash: `https://mui.com/x/`. */
  readonly siteUrl: string;
  /** The base path: `/x/`. */
  readonly baseUrl: string;
  /** The route of a page by its absolute source file, with the base path. */
  readonly routeOf: (file: string) => string | undefined;
  /** Whether a route, with the base path, has an alternate. The theme studio has none, for example. */
  readonly hasAlternate: (route: string) => boolean;
}

/** The URL of a page's alternate. */
export function alternateUrl(site: LinkSite, route: string): string {
  return new URL(`${route}index.md`, site.siteUrl).href;
}

/**
 * Makes a link absolute. A link to a page of the documentation becomes one to its alternate, so
 * that readers of Markdown stay in Markdown.
 *
 * @param page The absolute path of the page's source.
 */
export function resolveLink(url: string, page: string, site: LinkSite): string {
  // A file of the build that isn't a page, in the notation of Docusaurus.
  if (url.startsWith('pathname:///')) {
    return new URL(url.slice('pathname://'.length), site.siteUrl).href;
  }
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
    const target = site.hasAlternate(route)
      ? alternateUrl(site, route)
      : new URL(route, site.siteUrl);
    return `${target}${anchor}`;
  }
  const route = site.routeOf(path.resolve(path.dirname(page), address));
  return route ? alternateUrl(site, route) + anchor : url;
}
