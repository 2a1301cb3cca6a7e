import { expect } from '@playwright/test';

/** Polls until there is a value. Errors while a page is being replaced are ignored. */
export async function poll<Found>(
  what: string,
  look: () => Promise<Found | null | undefined | false>,
  timeout: number,
): Promise<Found> {
  let found: Found | null | undefined | false;
  await expect
    .poll(
      async () => {
        found = await look().catch(() => null);
        return Boolean(found);
      },
      { message: what, timeout, intervals: [50, 100, 250] },
    )
    .toBe(true);
  return found as Found;
}
