import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openDemo } from './demoPage';

/** One demo of each product has all stylings. */
const DEMOS = [
  { page: '/x/react-charts/bars/', name: 'BarsDataset' },
  { page: '/x/react-data-grid/column-definition/', name: 'StylingCells' },
  { page: '/x/react-date-pickers/date-picker/', name: 'CustomizationExamplesNoSnap' },
  { page: '/x/react-tree-view/rich-tree-view/items/', name: 'BasicRichTreeView' },
];

/**
 * Browsers can render the edge of a corner one or two of 255 steps lighter, but never our colors.
 */
const SAME = { threshold: 0.02 };

for (const { page: route, name } of DEMOS) {
  test(`${name} looks the same in every styling`, async ({ page }, testInfo) => {
    await page.goto(route);
    const card = await openDemo(page, name);
    const root = card.locator('[data-demo-root]');
    const picture = async () => {
      await page.mouse.move(0, 0);
      // Always at the same place of the screen, because the edges of letters and corners depend on
      // it.
      await root.evaluate((element) =>
        window.scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: 'instant' }),
      );
      return root.screenshot({ animations: 'disabled', caret: 'hide' });
    };
    // Two equal screenshots show that the initial animation is over.
    let system = await picture();
    await expect
      .poll(async () => {
        const before = system;
        system = await picture();
        return system.equals(before);
      })
      .toBe(true);

    const snapshot = testInfo.snapshotPath('system.png');
    await mkdir(path.dirname(snapshot), { recursive: true });
    await writeFile(snapshot, system);
    for (const styling of ['Tailwind CSS', 'Plain CSS']) {
      await card.locator('[data-stop="styling"]').click();
      await card.getByRole('menuitemradio', { name: styling }).click();
      await expect(async () => {
        expect(await picture(), `${styling} looks so too`).toMatchSnapshot('system.png', SAME);
      }).toPass({ timeout: 10_000 });
    }
  });
}
