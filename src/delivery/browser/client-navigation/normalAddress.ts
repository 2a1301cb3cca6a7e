import { addressKey } from '@site/src/base/shared/addressKey';

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURI(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * The form of an address that the router knows. Hosts also send a page for other forms, such as
 * `/x//react-charts/` or `/x/react-charts/index.html`, for which the router has no route. Which form
 * is right, the HTML says: it names the path for which it was rendered.
 *
 * @param htmlUrl The address in the HTML. That of 404.html is never the page in the address.
 * @returns The path with its query and hash, or `null` if the address is in that form.
 */
export function normalAddress(
  { pathname, search, hash }: Address,
  htmlUrl: string | undefined,
): string | null {
  const own = htmlUrl && URL.canParse(htmlUrl) ? new URL(htmlUrl).pathname : pathname;
  if (own !== pathname && addressKey(own) === addressKey(pathname)) {
    return own + search + hash;
  }
  // The router throws for invalid percent-encoding, instead of finding no page.
  return isDecodable(pathname) ? null : pathname.replaceAll('%', '%25') + search + hash;
}

/**
 * The address in lower case, which all paths of the site have, on the page for missing addresses. The
 * router ignores case, so it would show another page in the HTML of this one.
 *
 * @param htmlUrl The address in the HTML.
 * @returns `null` on every other page, and for an address in lower case.
 */
export function lowerCaseAddress(
  { pathname, search, hash }: Address,
  htmlUrl: string | undefined,
): string | null {
  const own = htmlUrl && URL.canParse(htmlUrl) ? new URL(htmlUrl).pathname : pathname;
  const isMissing = addressKey(own) !== addressKey(pathname);
  const lower = pathname.toLowerCase();
  return isMissing && lower !== pathname ? lower + search + hash : null;
}
