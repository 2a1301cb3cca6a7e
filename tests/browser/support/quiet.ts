import { expect, type Page, type Request } from '@playwright/test';

/** What a page asks for last by itself, some time after it has started: the news behind the bell. */
export const LAST_REQUEST = '**/announcements.json';

/**
 * Follows what a page asks for from now on.
 *
 * @returns waits until every answer is there and the page, being idle, has asked for nothing new
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

/** Waits until the page has drawn what it knows and has nothing to do. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve()));
      }),
  );
}
