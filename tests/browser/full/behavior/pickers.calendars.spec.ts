import { expect, test } from '@playwright/test';
import { openDemo } from '../../demoPage';

const PICKERS = '/x/react-date-pickers';

test.describe('date calendar', () => {
  test("disabled disables the arrows of the months, and readOnly doesn't", async ({ page }) => {
    await page.goto(`${PICKERS}/date-calendar/`);
    const card = await openDemo(page, 'DateCalendarFormProps');
    const next = card.getByRole('button', { name: 'Next month' });
    await expect(next.first()).toBeDisabled();

    await next.last().click();
    await expect(card.getByRole('grid', { name: 'April 2026' })).toBeVisible();
  });

  test('Page Up moves to the next month, and End to the end of the week', async ({ page }) => {
    await page.goto(`${PICKERS}/date-calendar/`);
    const card = await openDemo(page, 'AddWeekNumber');
    await card.getByRole('gridcell', { name: '10', exact: true }).last().focus();
    await page.keyboard.press('End');
    await expect(card.getByRole('gridcell', { name: '14', exact: true })).toBeFocused();

    await page.keyboard.press('PageUp');
    const april = card.getByRole('grid', { name: 'April 2026' });
    await expect(
      april.getByRole('gridcell', { name: '14', exact: true, selected: false }),
    ).toBeFocused();
  });

  test('a placeholder is shown for a month that is loading', async ({ page }) => {
    await page.goto(`${PICKERS}/date-calendar/`);
    const card = await openDemo(page, 'DateCalendarServerRequest');
    await expect(card.getByRole('gridcell', { name: '13', exact: true })).toBeVisible();
    await card.getByRole('button', { name: 'Next month' }).click();

    await expect(card.locator('.MuiDayCalendarSkeleton-root')).toBeVisible();
    await expect(card.getByRole('grid', { name: 'May 2026' })).toBeVisible();
  });

  test('an empty calendar opens at its reference date and selects nothing', async ({ page }) => {
    await page.goto(`${PICKERS}/date-calendar/`);
    const card = await openDemo(page, 'DateCalendarReferenceDate');

    await expect(card.getByRole('grid', { name: 'June 2026' })).toBeVisible();
    await expect(card.getByRole('gridcell', { selected: true })).toHaveCount(0);
  });
});

test.describe('date range calendar', () => {
  test('calendars sets how many months are shown', async ({ page }) => {
    await page.goto(`${PICKERS}/date-range-calendar/`);
    const card = await openDemo(page, 'DateRangeCalendarCalendarsProp');

    await expect(card.getByRole('grid')).toHaveCount(1 + 2 + 3);
  });

  test('the current month can be on the right', async ({ page }) => {
    await page.goto(`${PICKERS}/date-range-calendar/`);
    const card = await openDemo(page, 'DateRangeCalendarCurrentMonthCalendarPositionProp');

    await expect(card.getByRole('grid').first()).toHaveAccessibleName('February 2026');
    await expect(card.getByRole('grid').last()).toHaveAccessibleName('March 2026');
  });

  test('the second day completes a range', async ({ page }) => {
    await page.goto(`${PICKERS}/date-range-calendar/`);
    const card = await openDemo(page, 'BasicDateRangeCalendar');
    const july = card.getByRole('grid', { name: 'July 2026' });
    await july.getByRole('gridcell', { name: '6', exact: true }).click();
    await july.getByRole('gridcell', { name: '9', exact: true }).click();

    await expect(july.getByRole('gridcell', { selected: true })).toHaveText(['6', '9']);
  });
});

test.describe('digital clock', () => {
  test('timeStep counts from midnight', async ({ page }) => {
    await page.goto(`${PICKERS}/digital-clock/`);
    const card = await openDemo(page, 'DigitalClockTimeStep');
    const options = card.getByRole('listbox', { name: 'Select time' }).getByRole('option');

    await expect(options).toHaveCount(32);
    await expect(options.nth(1)).toHaveText('12:45 AM');
    await expect(options.last()).toHaveText('11:15 PM');
  });

  test('skipDisabled omits unavailable times', async ({ page }) => {
    await page.goto(`${PICKERS}/digital-clock/`);
    const card = await openDemo(page, 'DigitalClockSkipDisabled');

    const times = card.getByRole('listbox', { name: 'Select time' }).getByRole('option');
    await expect(times.first()).toHaveText('09:00 AM');
    const hours = card.getByRole('listbox', { name: 'Select hours' }).getByRole('option');
    await expect(hours.first()).toHaveText('09');
    await expect(hours.filter({ hasText: '12' })).toHaveCount(0);
  });

  test('arrows move in the list, and Enter chooses', async ({ page }) => {
    await page.goto(`${PICKERS}/digital-clock/`);
    const card = await openDemo(page, 'DigitalClockValue');
    await card.getByRole('option', { name: '03:30 PM' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await expect(card.getByText('Controlled: 4:00 PM')).toBeVisible();
  });
});

test.describe('time clock', () => {
  test('ampmInClock changes the half of the day', async ({ page }) => {
    await page.goto(`${PICKERS}/time-clock/`);
    const card = await openDemo(page, 'TimeClockAmPm');
    await expect(card.getByRole('button', { name: 'AM', exact: true })).toHaveCount(1);
    await card.getByRole('button', { name: 'AM', exact: true }).click();

    await expect(card.getByRole('listbox').nth(1)).toHaveAccessibleName(
      'Select hours. Selected time is 07:30 AM',
    );
  });

  test('arrows change the hour', async ({ page }) => {
    await page.goto(`${PICKERS}/time-clock/`);
    const card = await openDemo(page, 'BasicTimeClock');
    await card.getByRole('listbox').focus();
    await page.keyboard.press('ArrowUp');

    await expect(card.getByRole('listbox')).toHaveAccessibleName(
      'Select hours. Selected time is 11:10 AM',
    );
  });
});
