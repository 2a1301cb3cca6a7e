import type { Page } from '@playwright/test';
import { PAGE_KINDS } from './support/pages';
import { measureShift } from './support/services';
import { isInSample } from './support/sample';
import { expect, test } from './support/test';

/**
 * From the first frame to the last, colors and direction are correct, and nothing moves while demos
 * load.
 */

const KINDS = [
  'introduction',
  'grid guide',
  'picker guide',
  'charts guide',
  'tree guide',
  'API page',
] as const;

const DISPLAYS = {
  light: {},
  dark: { 'mui-mode': 'dark' },
  'right to left, compact, JavaScript': { 'mui-direction': 'rtl', 'mui-dense': 'true' },
} as const satisfies Record<string, Record<string, string>>;

/** The maximum layout shift score. */
const MAX_SHIFT = 0.01;

interface Frame {
  readonly background: string;
  readonly text: string;
  readonly direction: string;
}

/** Records the look of the page in each frame, whenever it differs from the previous one. */
async function recordFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript(() => {
    const target = window as Window & { frames_?: Frame[] };
    const frames: Frame[] = [];
    target.frames_ = frames;
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading) {
        const body = getComputedStyle(document.body);
        const frame = {
          background: body.backgroundColor,
          text: getComputedStyle(heading).color,
          direction: body.direction,
        };
        if (JSON.stringify(frames.at(-1)) !== JSON.stringify(frame)) {
          frames.push(frame);
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as Window & { frames_?: Frame[] }).frames_ ?? []);
}

for (const [row, kind] of KINDS.entries()) {
  for (const [column, [display, stored]] of Object.entries(DISPLAYS).entries()) {
    // `npm test` checks each page in one display, and each display on two pages.
    if (!isInSample(row + column, 3)) {
      continue;
    }
    test(`${kind}, ${display}: no flash, no shift`, async ({ page, context, baseURL }) => {
      await context.addCookies([
        { name: 'codeVariant', value: stored === DISPLAYS.light ? 'TS' : 'JS', url: baseURL },
      ]);
      await page.addInitScript((entries) => {
        entries.forEach(([key, value]) => localStorage.setItem(key, value));
      }, Object.entries(stored));
      const framesOf = await recordFrames(page);
      const shiftOf = await measureShift(page);
      await page.goto(PAGE_KINDS[kind]);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      const opening = page.locator('main [data-demo-canvas]').first();
      if ((await opening.count()) > 0) {
        await expect(opening).toHaveAttribute('data-status', 'ready', { timeout: 30_000 });
      }
      await page.waitForLoadState('networkidle');
      const frames = await framesOf();
      expect(frames).toHaveLength(1);
      expect(frames[0]?.direction).toBe('mui-direction' in stored ? 'rtl' : 'ltr');
      expect(await shiftOf()).toBeLessThanOrEqual(MAX_SHIFT);
    });
  }
}

test('the samples of the landing page leave focus and scroll position alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/x/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  // Samples start once a reader scrolls to them.
  await page.mouse.wheel(0, 400);
  const cell = page.getByRole('gridcell', { name: '€22,800' });
  await expect(cell).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('body')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  // Editing cells works as in any grid.
  await cell.dblclick();
  const amount = page.getByLabel('Value in euros');
  await expect(amount).toBeFocused();
  await amount.fill('€12,300');
  await amount.press('Enter');
  await expect(page.getByRole('gridcell', { name: '€12,300' })).toBeVisible();
  await expect(page.getByText('Total €69,580')).toBeVisible();
});
