import { expect, type Page, type Request } from '@playwright/test';

/** The last request that a page makes itself, some time after its start: the announcements. */
export const LAST_REQUEST = '**/announcements.json';

/**
 * Tracks the requests of a page from now on.
 *
 * @returns a function that waits until every response has arrived and the page is idle without new
 * requests
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let started = 0;
  const end = (request: Request) => underWay.delete(request);
  page.on('request', (request) => {
    started += 1;
    underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    await expect(async () => {
      const before = started;
      await untilIdle(page);
      expect([...underWay].map((request) => request.url())).toEqual([]);
      expect(started).toBe(before);
    }).toPass({ timeout: 30_000 });
  };
}

/** Waits until the page has rendered and is idle. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve()));
      }),
  );
}
