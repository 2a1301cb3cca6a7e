import { decoded } from '../../../base/shared/decoded';

/** The address of a page as people and assistants write it. */
export interface PageAddress {
  /** As on the host, without a language: `/x/react-charts/bars/`, `/r/x-get-license`. */
  readonly pathname: string;
  /** The section, without `#`; empty for the whole page. */
  readonly hash: string;
  /** The major that the host or the path names: `v7` for `https://v7.mui.com/x/`. */
  readonly major?: string;
}

const OWN_ORIGIN = 'https://site.invalid';

/** What surrounds an address in a sentence or in Markdown. */
const LEADING_JUNK = /^[^\p{L}\p{N}/.%]+/u;
const TRAILING_JUNK = /[^\p{L}\p{N}/]+$/u;

/** `mui.com/…` and `localhost:3000/…`: a host without a scheme. */
const BARE_HOST = /^(?:(?:[\w-]+\.)+[a-z]{2,}(?::\d+)?|localhost(?::\d+)?|[\d.]+:\d+)\//i;

/** `https://…/sorting/` out of `[Sorting](https://…/sorting/)` or of a sentence. */
function cleanAddress(text: string): string {
  const url = /https?:\/\/[^\s<>"'`)\]]+/i.exec(text)?.[0] ?? text;
  return url.replace(LEADING_JUNK, '').replace(TRAILING_JUNK, '');
}

/** The address as a URL. Paths without `/x/` are below it, unless they begin with a slash. */
function toUrl(address: string): URL | undefined {
  const absolute = BARE_HOST.test(address) ? `https://${address}` : address;
  const isPath = !/^(?:https?:)?[/\\]/i.test(absolute);
  const isBelow = isPath && !/^(?:[a-z]{2}\/)?x(?:\/|$)/i.test(absolute);
  const target = isBelow ? `/x/${absolute}` : isPath ? `/${absolute}` : absolute;
  return URL.canParse(target, OWN_ORIGIN) ? new URL(target, OWN_ORIGIN) : undefined;
}

/**
 * Reads an address as browsers do, and more generously: without scheme or base path, of any host
 * and language, with double slashes, a file name, or the punctuation of a sentence.
 *
 * @throws if it is no address
 */
export function parsePageAddress(text: string): PageAddress {
  const address = cleanAddress(text);
  const url = address === '' ? undefined : toUrl(address);
  if (!url) {
    throw new Error(
      `"${text}" is not an address. Expected one such as https://mui.com/x/react-data-grid/sorting/ or react-data-grid/sorting/.`,
    );
  }
  const pathname = decoded(url.pathname)
    .replace(/\/{2,}/g, '/')
    .trim()
    .replace(/\/index\.(?:mdx?|html?|json)$/i, '/')
    .replace(/^\/(?:[a-z]{2}\/)?x(?=\/|$)/i, '/x');
  const major =
    /^v\d+(?=\.)/i.exec(url.hostname)?.[0] ?? /^\/x\/(v\d+)(?=\/|$)/i.exec(pathname)?.[1];
  return {
    pathname: pathname === '' ? '/' : pathname,
    hash: decoded(url.hash.slice(1)),
    ...(major !== undefined && { major: major.toLowerCase() }),
  };
}
