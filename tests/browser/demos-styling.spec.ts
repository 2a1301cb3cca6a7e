import { expect, test } from '@playwright/test';
import { openDemo } from './demoPage';

/** One demo of each product is written in every styling. */
const DEMOS = [
  { page: '/x/react-charts/bars/', name: 'BarsDataset' },
  { page: '/x/react-data-grid/column-definition/', name: 'StylingCells' },
  { page: '/x/react-date-pickers/date-picker/', name: 'CustomizationExamplesNoSnap' },
  { page: '/x/react-tree-view/rich-tree-view/items/', name: 'BasicRichTreeView' },
];

for (const { page: route, name } of DEMOS) {
  test(`${name} looks the same in every styling`, async ({ page }) => {
    await page.goto(route);
    const card = await openDemo(page, name);
    const root = card.locator('[data-demo-root]');
    const picture = async () => {
      await page.mouse.move(0, 0);
      // Always at the same place of the screen: the edges of letters and corners depend on it.
      await root.evaluate((element) =>
        window.scrollBy({ top: element.getBoundingClientRect().top - 200, behavior: 'instant' }),
      );
      return root.screenshot({ animations: 'disabled', caret: 'hide' });
    };
    // Twice the same: what the demo animates at its start is over.
    let system = await picture();
    await expect
      .poll(async () => {
        const before = system;
        system = await picture();
        return system.equals(before);
      })
      .toBe(true);

    for (const styling of ['Tailwind CSS', 'Plain CSS']) {
      await card.locator('[data-stop="styling"]').click();
      await card.getByRole('menuitemradio', { name: styling }).click();
      await expect
        .poll(async () => (await picture()).equals(system), { message: `${styling} looks so too` })
        .toBe(true);
    }
  });
}
