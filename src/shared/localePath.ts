/** Rules of the language prefix: which paths carry one, and how a path looks without it. */

/** Languages whose two-letter prefix is recognized. English is the default and has none. */
export const PREFIX_LANGUAGES = ['en', 'zh'] as const;
export const DEFAULT_LANGUAGE = 'en';

export interface LocalizedPath {
  readonly userLanguage: string;
  /** Path without the prefix of another language; query and hash kept. */
  readonly canonicalAs: string;
  /** The same without the hash: what a server ever sees. */
  readonly canonicalAsServer: string;
  /** Path alone, `/api` read as `/api-docs`, no trailing slash unless it is the root. */
  readonly canonicalPathname: string;
}

/** Splits a path into its language and its canonical forms. An `/en/` prefix is kept: it is not ours to strip. */
export function splitLanguage(path: string): LocalizedPath {
  const candidate = path.slice(1, 3);
  const isPrefixed =
    (PREFIX_LANGUAGES as readonly string[]).includes(candidate) && path.charAt(3) === '/';
  const userLanguage = isPrefixed ? candidate : DEFAULT_LANGUAGE;
  const canonicalAs = userLanguage === DEFAULT_LANGUAGE ? path : path.slice(3);
  const canonicalAsServer = canonicalAs.replace(/#.*$/, '');
  const pathname = canonicalAsServer.replace(/\?.*$/, '').replace(/^\/api(?=\/|$)/, '/api-docs');
  return {
    userLanguage,
    canonicalAs,
    canonicalAsServer,
    canonicalPathname: pathname === '/' ? pathname : pathname.replace(/\/$/, ''),
  };
}

/** The blog and the size snapshot exist once, for every language. */
function isNeverTranslated(pathname: string): boolean {
  return pathname === '/blog' || pathname.startsWith('/blog/') || pathname === '/size-snapshot/';
}

/**
 * What to hand to Docusaurus's links, which put the language before every path of the host: pages
 * that exist once get its mark for an address to leave as it is.
 */
export function linkTarget(href: string): string {
  const [pathname = ''] = href.split(/[?#]/, 1);
  return isNeverTranslated(pathname) ? `pathname://${href}` : href;
}
