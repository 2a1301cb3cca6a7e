import { addressKey } from '@site/src/shared/addressKey';

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
