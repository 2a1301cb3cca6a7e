import type { Page } from '@playwright/test';
import { TEMPLATES } from '../../../src/gallery/shared';
import { axeOf } from '../support/axe';
import { expect, test } from '../support/test';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 320, height: 720 };

async function expectSound(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  // Colors in transition between modes have no meaningful contrast.
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(passing.map((animation) => animation.finished.catch(() => null)));
  });
  const { violations } = await axeOf(page).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
  expect(found).toEqual([]);
}

/** Scrolls through the template, because its parts load when they come near the viewport. */
async function arriveInView(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll('.MuiSkeleton-root')).every((skeleton) => {
      const { top, bottom } = skeleton.getBoundingClientRect();
      return bottom < 0 || top > window.innerHeight;
    }),
  );
}

for (const { name } of TEMPLATES) {
  test(`${name}: fits and has no violation in every display`, async ({ page }) => {
    // Runs axe on whole pages four times, which takes long on a busy machine.
    test.slow();
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize(WIDE);
    await page.goto(`/x/templates/${name}/`, { waitUntil: 'networkidle' });
    await page.locator('[data-demo-root] main').waitFor();
    await arriveInView(page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await arriveInView(page);
    const tools = page.getByRole('region', { name: 'Template tools' });
    await test.step('wide, light', () => expectSound(page));

    await tools.getByRole('button', { name: 'Dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.setViewportSize(PHONE);
    await test.step('phone, dark', () => expectSound(page));

    await tools.getByRole('button', { name: 'Right to left' }).click();
    await tools.getByRole('button', { name: 'Compact density' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await test.step('phone, dark, right to left, compact', () => expectSound(page));

    await tools.getByRole('button', { name: 'Dark mode' }).click();
    await page.setViewportSize(WIDE);
    await test.step('wide, light, right to left, compact', () => expectSound(page));
  });
}
