/**
 * Hosts of domain names, IPv4 and IPv6, with a port. The URL standard also allows `;`, `,`, `'` and
 * `*` in them, which mean something else in headers and policies.
 */
const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])(?::\d+)?$/;

/** What no address contains unencoded, and what would end a header or an attribute. */
const UNENCODED = /[\s\\"'`<>^|]|\p{Cc}/u;

/** Not by `URL.canParse()`, which in Node.js 20 refuses `ü` once its code is optimized. */
function parse(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether a text is an address of the web that can be written into headers, policies, and pages as
 * it is: without credentials, and with a host that can be a domain name.
 */
export function isWebAddress(text: string, protocol: 'http' | 'https' = 'http'): boolean {
  const url = UNENCODED.test(text) ? undefined : parse(text);
  if (url === undefined) {
    return false;
  }
  const isProtocol = url.protocol === 'https:' || (protocol === 'http' && url.protocol === 'http:');
  return isProtocol && url.username === '' && url.password === '' && HOST.test(url.host);
}
