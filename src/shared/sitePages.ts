/**
 * Pages across the full width, without a menu beside them: the landing page, the templates, the theme
 * studio, and the page about errors in production.
 */
const SITE_PAGES = /^\/x\/(?:templates\/.*|theme\/|production-error\/)?$/;

/** @param path A path without a language, with the trailing slash. */
export function isSitePage(path: string): boolean {
  return SITE_PAGES.test(path);
}
