import { expect, test, type Page } from '@playwright/test';

const PLAYGROUND = '/x/react-date-pickers/playground/';

/** Opens the demo, which has no toolbar. */
async function openPlayground(page: Page) {
  await page.goto(PLAYGROUND);
  const card = page.locator('[data-demo="PickersPlaygroundWrapper"]');
  await card.scrollIntoViewIfNeeded();
  await card.locator('[data-demo-canvas][data-status="ready"]').waitFor();
  return card;
}

test('the playground shows a picker and the code of its settings', async ({ page }) => {
  const card = await openPlayground(page);
  const code = card.getByLabel('Code');
  await expect(code).toContainText('<StaticDatePicker');
  await expect(card.getByRole('columnheader', { name: 'Week number' })).toHaveCount(0);

  await card.getByRole('checkbox', { name: 'Week numbers' }).check();
  await expect(card.getByRole('columnheader', { name: 'Week number' })).toBeVisible();
  await expect(code).toContainText('displayWeekNumber');
});

test('a clock has no switches for weeks', async ({ page }) => {
  const card = await openPlayground(page);
  await card.getByRole('radio', { name: 'time', exact: true }).check();

  await expect(card.getByLabel('Code')).toContainText('<StaticTimePicker');
  await expect(card.getByRole('checkbox', { name: 'Week numbers' })).toHaveCount(0);
  await expect(card.getByRole('checkbox', { name: 'Twelve-hour clock' })).toBeVisible();
});

test('the date range calendar shows as many months as its control is set to', async ({ page }) => {
  await page.goto(PLAYGROUND);
  const playground = page.getByRole('region', { name: 'Playground of DateRangeCalendar' });
  await playground.scrollIntoViewIfNeeded();
  await playground.locator('form[aria-busy="false"]').waitFor();
  await playground.locator('[data-demo-canvas][data-status="ready"]').waitFor();
  await expect(playground.getByRole('grid')).toHaveCount(1);

  await playground.getByRole('slider', { name: 'calendars' }).press('ArrowRight');
  await expect(playground.getByRole('grid')).toHaveCount(2);
});
