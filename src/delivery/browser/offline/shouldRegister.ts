export interface RegistrationFacts {
  /** Whether the browser has service workers, which require a secure origin. */
  readonly isSupported: boolean;
  /** URL of the page. */
  readonly page: URL;
  /**
   * The origin that the site was built for. Canonical links can name another one: that of the
   * current major.
   */
  readonly siteUrl: string;
  /** The path below which the site is served. */
  readonly baseUrl: string;
}

/**
 * Only on the site's own host. On the host of a preview or mirror, a worker would also serve
 * whatever is published there later.
 */
export function shouldRegister({
  isSupported,
  page,
  siteUrl,
  baseUrl,
}: RegistrationFacts): boolean {
  return isSupported && page.pathname.startsWith(baseUrl) && page.host === new URL(siteUrl).host;
}
