export interface RateLimit {
  /** Requests of one client in a window. */
  readonly limit: number;
  readonly windowMs: number;
}

export interface RateLimiter {
  /** @returns 0 when the request may pass, or else after how many ms to try again. */
  check(client: string, now: number): number;
}

/** Clients that are remembered at once: more would be an attack on the memory. */
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
