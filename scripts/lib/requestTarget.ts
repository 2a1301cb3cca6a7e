/** An origin to complete paths with. It is never contacted. */
const BASE = 'http://localhost';

/** What a request asks for. */
export interface RequestTarget {
  /** Begins with one slash; without dot segments and doubled slashes, still encoded. */
  readonly pathname: string;
  /** Empty, or begins with `?`. */
  readonly search: string;
}

/**
 * Parses the target of a request as nginx does: a path or an absolute URL (RFC 9112, section 3.2).
 * Doubled slashes count as one, because a browser would read a redirect to `//name` as a host.
 *
 * @returns null for what isn't a target, which a server answers with 400
 */
export function parseTarget(target: string): RequestTarget | null {
  const address = target.startsWith('/') ? BASE + target : target;
  if (!URL.canParse(address)) {
    return null;
  }
  const { protocol, pathname, search } = new URL(address);
  return /^https?:$/.test(protocol) && isDecodable(pathname)
    ? { pathname: pathname.replace(/\/{2,}/g, '/'), search }
    : null;
}

function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0');
  } catch {
    return false;
  }
}
