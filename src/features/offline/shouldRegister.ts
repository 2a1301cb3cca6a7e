export interface RegistrationFacts {
  /** Whether the browser has service workers, which it has on secure origins alone. */
  readonly isSupported: boolean;
  /** Address of the page. */
  readonly page: URL;
  /** Origin that the site was built for: not that of the canonical link, which names the current major. */
  readonly siteUrl: string;
  /** Path that the site lies below. */
  readonly baseUrl: string;
}

/**
 * Only where the site is at home. A preview or a mirror on another host would keep a worker for
 * addresses that are someone else's tomorrow.
 */
export function shouldRegister({
  isSupported,
  page,
  siteUrl,
  baseUrl,
}: RegistrationFacts): boolean {
  return isSupported && page.pathname.startsWith(baseUrl) && page.host === new URL(siteUrl).host;
}
