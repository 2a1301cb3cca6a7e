export interface RegistrationFacts {
  /** Whether the browser has service workers, which it has on secure origins alone. */
  readonly isSupported: boolean;
  /** Address of the page. */
  readonly page: URL;
  /** Address that the page was built for, from its canonical link. */
  readonly canonical: string | undefined;
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
  canonical,
  baseUrl,
}: RegistrationFacts): boolean {
  return (
    isSupported &&
    canonical !== undefined &&
    page.pathname.startsWith(baseUrl) &&
    page.host === new URL(canonical).host
  );
}
