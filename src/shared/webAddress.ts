/**
 * Hosts of domain names, IPv4 and IPv6, with a port. The URL standard also allows `;`, `,`, `'` and
 * `*` in them, which mean something else in headers and policies.
 */
const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])(?::\d+)?$/;

/** What no address contains unencoded, and what would end a header or an attribute. */
const UNENCODED = /[\s\\"'`<>^|]|\p{Cc}/u;

/**
 * Whether a text is an address of the web that can be written into headers, policies, and pages as
 * it is: without credentials, and with a host that can be a domain name.
 */
export function isWebAddress(text: string, protocol: 'http' | 'https' = 'http'): boolean {
  if (UNENCODED.test(text) || !URL.canParse(text)) {
    return false;
  }
  const url = new URL(text);
  const isProtocol = url.protocol === 'https:' || (protocol === 'http' && url.protocol === 'http:');
  return isProtocol && url.username === '' && url.password === '' && HOST.test(url.host);
}
