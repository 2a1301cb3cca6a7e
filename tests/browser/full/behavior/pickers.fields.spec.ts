import { expect, test, type Locator } from '@playwright/test';
import { openDemo } from '../../demoPage';

const PICKERS = '/x/react-date-pickers';

const field = (card: Locator, name: string) => card.getByRole('group', { name, exact: true });
const section = (card: Locator, name: string, part: string) =>
  field(card, name).getByRole('spinbutton', { name: part });
/** The value of a field, as a form would send it. */
const text = (card: Locator, name: string) => field(card, name).locator('input');

test.describe('date field', () => {
  test('digits fill a section and move to the next', async ({ page }) => {
    await page.goto(`${PICKERS}/date-field/`);
    const card = await openDemo(page, 'BasicDateField');
    await section(card, 'Date of birth', 'Month').click();
    await page.keyboard.type('03142026');

    await expect(text(card, 'Date of birth')).toHaveValue('03/14/2026');
  });

  test('letters find a month', async ({ page }) => {
    await page.goto(`${PICKERS}/date-field/`);
    const card = await openDemo(page, 'CustomDateFormat');
    const month = section(card, 'Month as a word', 'Month');
    await month.click();
    await page.keyboard.type('o');
    await expect(month).toHaveText('October');

    await month.click();
    await page.keyboard.type('jul');
    await expect(month).toHaveText('July');
  });

  test('arrow keys wrap around, and Page Up adds five', async ({ page }) => {
    await page.goto(`${PICKERS}/date-field/`);
    const card = await openDemo(page, 'DateFieldValue');
    const month = section(card, 'Expires on (controlled)', 'Month');
    await month.click();
    await page.keyboard.press('PageUp');
    await expect(month).toHaveText('07');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(month).toHaveText('01');
  });
});

test.describe('time field', () => {
  test('a time is typed without moving between sections', async ({ page }) => {
    await page.goto(`${PICKERS}/time-field/`);
    const card = await openDemo(page, 'BasicTimeField');
    await card.getByRole('spinbutton', { name: 'Hours' }).click();
    await page.keyboard.type('0230p');

    await expect(card.locator('[data-demo-canvas] input')).toHaveValue('02:30 PM');
  });

  test('Home and End are the smallest and the largest minute', async ({ page }) => {
    await page.goto(`${PICKERS}/time-field/`);
    const card = await openDemo(page, 'BasicTimeField');
    const minutes = card.getByRole('spinbutton', { name: 'Minutes' });
    await minutes.click();
    await page.keyboard.press('End');
    await expect(minutes).toHaveText('59');
    await page.keyboard.press('Home');
    await expect(minutes).toHaveText('00');
  });
});

test.describe('date time field', () => {
  test('the caret moves from the date to the time', async ({ page }) => {
    await page.goto(`${PICKERS}/date-time-field/`);
    const card = await openDemo(page, 'BasicDateTimeField');
    await card.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('031420260930a');

    await expect(card.locator('[data-demo-canvas] input')).toHaveValue('03/14/2026 09:30 AM');
  });

  test('the arrow key moves from the year to the hours', async ({ page }) => {
    await page.goto(`${PICKERS}/date-time-field/`);
    const card = await openDemo(page, 'BasicDateTimeField');
    await card.getByRole('spinbutton', { name: 'Year' }).click();
    await page.keyboard.press('ArrowRight');

    await expect(card.getByRole('spinbutton', { name: 'Hours' })).toBeFocused();
  });
});

test.describe('date range field', () => {
  test('typing continues from the start to the end', async ({ page }) => {
    await page.goto(`${PICKERS}/date-range-field/`);
    const card = await openDemo(page, 'BasicDateRangeField');
    await section(card, 'Sick leave', 'Month').first().click();
    await page.keyboard.type('0314202603172026');

    await expect(text(card, 'Sick leave')).toHaveValue(/^03\/14\/2026 . 03\/17\/2026$/);
  });

  test('a range in the wrong order is an error', async ({ page }) => {
    await page.goto(`${PICKERS}/date-range-field/`);
    const card = await openDemo(page, 'BasicDateRangeField');
    await section(card, 'Sick leave', 'Month').first().click();
    await page.keyboard.type('0317202603142026');

    await expect(field(card, 'Sick leave')).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('fields', () => {
  test('selectedSections selects the section that a button names', async ({ page }) => {
    await page.goto(`${PICKERS}/fields/`);
    const card = await openDemo(page, 'ControlledSelectedSections');
    await card.getByRole('button', { name: 'year' }).click();

    await expect(section(card, 'Best before', 'Year')).toBeFocused();
  });

  test('the clear button empties the field and reports it', async ({ page }) => {
    await page.goto(`${PICKERS}/fields/`);
    const card = await openDemo(page, 'ClearableBehavior');
    await field(card, 'Book due back').hover();
    await card.getByRole('button', { name: 'Clear', exact: true }).click();

    await expect(card.getByRole('status')).toHaveText('Lent for an unlimited time.');
    await expect(text(card, 'Book due back')).toHaveValue('');
  });
});

test.describe('validation', () => {
  test('a field keeps a rejected date and shows an error', async ({ page }) => {
    await page.goto(`${PICKERS}/validation/`);
    const card = await openDemo(page, 'ValidationBehaviorInput');

    await expect(text(card, 'Date of birth')).toHaveValue('03/14/2095');
    await expect(field(card, 'Date of birth')).toHaveAttribute('aria-invalid', 'true');
  });

  test('the day before minDate is rejected, but not minDate itself', async ({ page }) => {
    await page.goto(`${PICKERS}/validation/`);
    const card = await openDemo(page, 'DateValidationMinDate');
    const range = field(card, 'Not before 1 April');
    await expect(range).toHaveAttribute('aria-invalid', 'true');

    await section(card, 'Not before 1 April', 'Month').click();
    await page.keyboard.type('0401');
    await expect(text(card, 'Not before 1 April')).toHaveValue('04/01/2026');
    await expect(range).toHaveAttribute('aria-invalid', 'false');
  });
});

test.describe('lifecycle', () => {
  test('the value is null until the last section is filled', async ({ page }) => {
    await page.goto(`${PICKERS}/lifecycle/`);
    const card = await openDemo(page, 'LifeCycleDateFieldEmpty');
    await section(card, 'Type a date', 'Month').click();
    await page.keyboard.type('0314');
    await expect(card.getByText('Value: null')).toBeVisible();

    await page.keyboard.type('2026');
    await expect(card.getByText('Value: 03/14/2026')).toBeVisible();
  });

  test('an invalid date is shown and not saved', async ({ page }) => {
    await page.goto(`${PICKERS}/lifecycle/`);
    const card = await openDemo(page, 'LifeCycleIgnoreInvalidValue');
    await section(card, 'A day in March 2026', 'Month').click();
    await page.keyboard.type('04');

    await expect(text(card, 'A day in March 2026')).toHaveValue('04/14/2026');
    await expect(card.getByText('Last valid value: 03/14/2026')).toBeVisible();
  });

  test('a draft is sent once, with Enter', async ({ page }) => {
    await page.goto(`${PICKERS}/lifecycle/`);
    const card = await openDemo(page, 'ServerInteraction');
    await section(card, 'Deadline', 'Day').click();
    await page.keyboard.type('15');
    await expect(card.getByRole('log')).toHaveText('No request so far.');

    await page.keyboard.press('Enter');
    await expect(card.getByRole('log')).toHaveText('PUT /deadline 2026-04-15');
  });
});

test.describe('formats and zones', () => {
  test('the locale of the adapter orders the sections', async ({ page }) => {
    await page.goto(`${PICKERS}/adapters-locale/`);
    const card = await openDemo(page, 'LocalizationDayjs');
    await expect(text(card, 'Date')).toHaveValue('03/14/2026');
    await expect(section(card, 'Time', 'Meridiem')).toHaveText('PM');

    await card.getByRole('button', { name: 'de', exact: true }).click();
    await expect(text(card, 'Date')).toHaveValue('14.03.2026');
    await expect(section(card, 'Time', 'Meridiem')).toHaveCount(0);
  });

  test('shouldRespectLeadingZeros follows the format', async ({ page }) => {
    await page.goto(`${PICKERS}/adapters-locale/`);
    const card = await openDemo(page, 'RespectLeadingZerosFieldFormat');

    await expect(text(card, 'Default')).toHaveValue('04/09/2026');
    await expect(text(card, 'As the format says')).toHaveValue('4/9/2026');
  });

  test('a value is edited in one zone and stored in another', async ({ page }) => {
    await page.goto(`${PICKERS}/timezone/`);
    const card = await openDemo(page, 'BasicTimezoneProp');
    await expect(text(card, 'Time in New York')).toHaveValue('11:30 AM');
    await section(card, 'Time in New York', 'Hours').click();
    await page.keyboard.type('10');

    await expect(card.getByText('Stored value: 2026-03-14T14:30:00Z')).toBeVisible();
  });

  test('a value provides its time zone', async ({ page }) => {
    await page.goto(`${PICKERS}/timezone/`);
    const card = await openDemo(page, 'DayjsTimezone');

    await expect(card.getByText(/^Stored value: .*T15:30:00\+09:00$/)).toBeVisible();
    await expect(card.locator('[data-demo-canvas] input')).toHaveValue('03/14/2026 03:30 PM');
  });
});
