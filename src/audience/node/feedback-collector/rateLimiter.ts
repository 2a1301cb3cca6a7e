export interface RateLimit {
  /** The maximum number of requests of a client in a window. */
  readonly limit: number;
  readonly windowMs: number;
}

export interface RateLimiter {
  /** @returns 0 if the request is allowed, or the number of ms to wait */
  check(client: string, now: number): number;
}

/** The maximum number of remembered clients, which protects the memory from attacks. */
const MAX_CLIENTS = 10_000;

/** Counts the requests of each client in windows of fixed length. */
export function createRateLimiter({ limit, windowMs }: RateLimit): RateLimiter {
  let windows = new Map<string, { readonly end: number; count: number }>();

  return {
    check(client, now) {
      const known = windows.get(client);
      if (known && known.end > now) {
        known.count += 1;
        return known.count > limit ? known.end - now : 0;
      }
      if (windows.size >= MAX_CLIENTS) {
        windows = new Map([...windows].filter(([, { end }]) => end > now));
      }
      if (windows.size >= MAX_CLIENTS) {
        return windowMs;
      }
      windows.set(client, { end: now + windowMs, count: 1 });
      return 0;
    },
  };
}
