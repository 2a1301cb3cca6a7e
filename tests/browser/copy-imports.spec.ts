import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const QUICKSTART = '/x/react-data-grid/quickstart/';

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The block that begins with the type of a row, which is a fragment. */
const typeBlock = (page: Page) =>
  page
    .locator('figure[data-code-block]')
    .filter({ has: page.getByRole('button', { name: 'Copy with imports' }) })
    .filter({ hasText: 'interface Appointment' });

test('a fragment is copied as it is, or with its imports', async ({ page }) => {
  await page.goto(QUICKSTART);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const block = typeBlock(page);
  const code = await block.locator('code').textContent();

  await block.getByRole('button', { name: 'Copy the code' }).click();
  await expect.poll(() => copied(page)).toBe(code);

  // The button is the next stop of the Tab key.
  await page.keyboard.press('Tab');
  const button = block.getByRole('button', { name: 'Copy with imports' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button.getByRole('status')).toHaveText('Copied');
  await expect(button.getByText('Copy with imports')).toHaveClass('visually-hidden');
  expect(await copied(page)).toBe(`import type { GridColDef } from '@mui/x-data-grid';\n\n${code}`);
});

test('the imports are those of the plan', async ({ page }) => {
  await page.goto(QUICKSTART);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.getByRole('tab', { name: 'Premium' }).first().click();
  await typeBlock(page).getByRole('button', { name: 'Copy with imports' }).click();
  await expect
    .poll(() => copied(page))
    .toMatch(
      /^import type \{ GridColDef \} from '@mui\/x-data-grid-premium';\n\ninterface Appointment/,
    );
});

test('on a desktop, both buttons are in one line, and the second has its text', async ({
  page,
}) => {
  await page.goto(QUICKSTART);
  const buttons = typeBlock(page).getByRole('button', { name: /^Copy/ });
  const [first, second] = await buttons.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON()),
  );
  expect(Math.abs(first.top - second.top)).toBeLessThan(2);
  expect(second.right).toBeLessThan(first.left);
  await expect(buttons.last()).toHaveText('Copy with imports');
});

test('on a phone, both buttons are in a row above the code, with the text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(QUICKSTART);
  const block = typeBlock(page);
  const code = await block.locator('pre').boundingBox();
  const buttons = await block
    .getByRole('button', { name: /^Copy/ })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    expect(button.bottom).toBeLessThanOrEqual(code?.y ?? NaN);
  }
  expect(buttons[0].top).toBe(buttons[1].top);
  expect((await block.getByText('Copy with imports').boundingBox())?.width).toBeGreaterThan(80);
  const hasScrollbar = await page.evaluate(() => document.body.scrollWidth > innerWidth);
  expect(hasScrollbar).toBe(false);
});

test('complete code has one button', async ({ page }) => {
  await page.goto(QUICKSTART);
  const complete = page
    .locator('figure[data-code-block]')
    .filter({ hasText: /^import / })
    .first();
  await expect(complete.getByRole('button', { name: 'Copy the code' })).toBeVisible();
  await expect(complete.getByRole('button', { name: 'Copy with imports' })).toHaveCount(0);
});
