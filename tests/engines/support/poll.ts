import { expect } from '@playwright/test';

/** Looks until there is something. A page that is just being replaced is looked at again. */
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
