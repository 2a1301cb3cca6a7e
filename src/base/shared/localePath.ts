/** The rules for language prefixes in paths. */

/** The languages whose two-letter prefix is recognized. English is the default and has none. */
const PREFIX_LANGUAGES = ['en', 'zh'] as const;
export const DEFAULT_LANGUAGE = 'en';

export interface LocalizedPath {
  readonly language: string;
  /** The path without the prefix of another language, with query and hash. */
  readonly canonicalHref: string;
  /**
   * Only the path, with `/api` replaced by `/api-docs`, and without a trailing slash unless it is
   * the root.
   */
  readonly canonicalPathname: string;
}

/** Splits a path into its language and its canonical forms. An `/en/` prefix is kept. */
export function splitLanguage(path: string): LocalizedPath {
  const candidate = path.slice(1, 3);
  const isPrefixed =
    (PREFIX_LANGUAGES as readonly string[]).includes(candidate) && path.charAt(3) === '/';
  const language = isPrefixed ? candidate : DEFAULT_LANGUAGE;
  const canonicalHref = language === DEFAULT_LANGUAGE ? path : path.slice(3);
  const pathname = canonicalHref.replace(/[?#].*$/, '').replace(/^\/api(?=\/|$)/, '/api-docs');
  return {
    language,
    canonicalHref,
    canonicalPathname: pathname === '/' ? pathname : pathname.replace(/\/$/, ''),
  };
}

/** The blog and the size snapshot exist in one language only. */
function isNeverTranslated(pathname: string): boolean {
  return pathname === '/blog' || pathname.startsWith('/blog/') || pathname === '/size-snapshot/';
}

/**
 * The target for Docusaurus's links, which prepend the language to every path of the host. Pages
 * that exist once get the `pathname://` prefix, which prevents this.
 */
export function linkTarget(href: string): string {
  const [pathname = ''] = href.split(/[?#]/, 1);
  return isNeverTranslated(pathname) ? `pathname://${href}` : href;
}
