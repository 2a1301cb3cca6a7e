import { PUBLISHED_HOSTS } from './versionHosts';
import { CURRENT_MAJOR } from './versions';

/**
 * The route that an absolute address of this site's published host names, `/x/…`; undefined for
 * addresses elsewhere. Written as an address, a page of this site looks like somebody else's, and
 * nothing checks that it exists.
 */
export function routeOfOwnAddress(address: string): string | undefined {
  if (!URL.canParse(address)) {
    return undefined;
  }
  const { origin, pathname, search, hash } = new URL(address);
  return origin === PUBLISHED_HOSTS[CURRENT_MAJOR] && /^\/x(?:\/|$)/.test(pathname)
    ? `${pathname}${search}${hash}`
    : undefined;
}
