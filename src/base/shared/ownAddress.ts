import { PUBLISHED_HOSTS } from '../../versions/shared/versionHosts';
import { CURRENT_MAJOR } from '../../versions/shared/versions';

/**
 * The route (`/x/…`) of an absolute URL on this site's published host, or undefined for other URLs.
 * As an absolute URL, a link to this site looks external, so nothing would check that its target
 * exists.
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
