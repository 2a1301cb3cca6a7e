import type { Locator, Page } from '@playwright/test';
import { axeOf } from './support/axe';
import { expect, test } from './support/test';

const PLAYGROUNDS = [
  { route: '/x/react-data-grid/', component: 'DataGrid', toggle: 'showCellVerticalBorder' },
  { route: '/x/react-date-pickers/date-picker/', component: 'DatePicker', toggle: 'disabled' },
  { route: '/x/react-charts/bars/', component: 'BarChart', toggle: 'hideLegend' },
  {
    route: '/x/react-tree-view/rich-tree-view/items/',
    component: 'RichTreeView',
    toggle: 'checkboxSelection',
  },
];

for (const { route, component, toggle } of PLAYGROUNDS) {
  test(`the playground of ${component} keeps component, code, and URL in sync`, async ({
    page,
  }) => {
    await page.goto(route);
    const card = page.getByRole('region', { name: `Playground of ${component}` });
    await card.scrollIntoViewIfNeeded();
    const control = card.getByRole('switch', { name: toggle });
    await control.click();

    await expect(card.getByRole('group', { name: `Code of ${component}` })).toContainText(toggle);
    await expect(page).toHaveURL(new RegExp(`${component}\\.${toggle}=true`));
    const { violations } = await axeOf(page)
      .include(`section[aria-label="Playground of ${component}"]`)
      .disableRules(['region', 'heading-order'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

    await page.reload();
    await card.scrollIntoViewIfNeeded();
    await expect(control).toBeChecked();
    await card.getByRole('button', { name: 'Reset' }).click();
    await expect(control).not.toBeChecked();
  });
}

async function openPlayground(page: Page, address: string, component: string): Promise<Locator> {
  await page.goto(address);
  const card = page.getByRole('region', { name: `Playground of ${component}` });
  await card.scrollIntoViewIfNeeded();
  await card.locator('form[aria-busy="false"]').waitFor();
  return card;
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 20 && !(await isFocused()); stops += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('every kind of control works by keyboard, and the URL restores it', async ({ page }) => {
  const bars = await openPlayground(page, '/x/react-charts/bars/', 'BarChart');
  const layout = bars.getByRole('combobox', { name: 'layout' });
  const height = bars.getByRole('slider', { name: 'height' });
  const color = bars.getByRole('textbox', { name: 'colors' }).and(page.locator('[type=text]'));
  const hideLegend = bars.getByRole('switch', { name: 'hideLegend' });
  await bars.getByRole('button', { name: 'Reset' }).focus();

  await tabTo(page, layout);
  await page.keyboard.type('h');
  await expect(layout).toHaveValue('horizontal');
  await tabTo(page, height);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await tabTo(page, color);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('#b3261e');
  await tabTo(page, hideLegend);
  await page.keyboard.press('Space');

  const code = bars.getByRole('group', { name: 'Code of BarChart' });
  await tabTo(page, code);
  for (const line of ['layout="horizontal"', 'height={300}', '#b3261e', 'hideLegend']) {
    await expect(code).toContainText(line);
  }
  await openPlayground(page, page.url(), 'BarChart');
  await expect(layout).toHaveValue('horizontal');
  await expect(height).toHaveValue('300');
  await expect(color).toHaveValue('#b3261e');
  await expect(hideLegend).toBeChecked();

  const picker = await openPlayground(page, '/x/react-date-pickers/date-picker/', 'DatePicker');
  const format = picker.getByRole('textbox', { name: 'format', exact: true });
  await picker.getByRole('button', { name: 'Reset' }).focus();
  await tabTo(page, format);
  await page.keyboard.type('YYYY-MM-DD');
  await expect(page).toHaveURL(/DatePicker\.format=YYYY-MM-DD/);
  await openPlayground(page, page.url(), 'DatePicker');
  await expect(format).toHaveValue('YYYY-MM-DD');
  await expect(picker.getByRole('group', { name: 'Delivery date' })).toContainText('2026');
});
