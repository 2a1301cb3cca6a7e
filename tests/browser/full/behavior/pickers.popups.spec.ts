import { expect, test } from '@playwright/test';
import { openDemo } from '../../demoPage';
import { popup } from './pickerParts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PICKERS = '/x/react-date-pickers';

test.describe('date picker', () => {
  test('a chosen day closes the popup and appears in the field', async ({ page }) => {
    await page.goto(`${PICKERS}/date-picker/`);
    const card = await openDemo(page, 'ClearableProp');
    await card.getByRole('button', { name: /^Choose date/ }).click();
    await popup(page).getByRole('gridcell', { name: '17', exact: true }).click();

    await expect(popup(page).getByRole('grid')).toHaveCount(0);
    await expect(card.locator('[data-demo-canvas] input')).toHaveValue('06/17/2026');
  });

  test('Escape closes the popup and restores the focus', async ({ page }) => {
    await page.goto(`${PICKERS}/date-picker/`);
    const card = await openDemo(page, 'ClearableProp');
    const button = card.getByRole('button', { name: /^Choose date/ });
    await button.press('Enter');
    await expect(popup(page).getByRole('grid', { name: 'June 2026' })).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(popup(page).getByRole('grid')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('Tab skips the clear button', async ({ page }) => {
    await page.goto(`${PICKERS}/date-picker/`);
    const card = await openDemo(page, 'ClearableProp');
    await card.getByRole('spinbutton', { name: 'Year' }).click();
    await page.keyboard.press('Tab');

    await expect(card.getByRole('button', { name: /^Choose date/ })).toBeFocused();
  });

  test('views follow one another', async ({ page }) => {
    await page.goto(`${PICKERS}/date-picker/`);
    const card = await openDemo(page, 'DatePickerOpenTo');
    await card
      .getByRole('button', { name: /^Choose date/ })
      .first()
      .click();
    await popup(page).getByRole('radio', { name: '1987' }).click();
    await popup(page).getByRole('radio', { name: 'May' }).click();
    await popup(page).getByRole('gridcell', { name: '9', exact: true }).click();

    await expect(card.locator('[data-demo-canvas] input').first()).toHaveValue('05/09/1987');
  });
});

test.describe('date range picker', () => {
  test('an end before the start restarts the selection', async ({ page }) => {
    await page.goto(`${PICKERS}/date-range-picker/`);
    const card = await openDemo(page, 'BasicDateRangePicker');
    await card.getByRole('button', { name: /^Choose/ }).click();
    const month = popup(page).getByRole('grid').first();
    await month.getByRole('gridcell', { name: '20', exact: true }).click();
    await month.getByRole('gridcell', { name: '10', exact: true }).click();
    await expect(month.getByRole('gridcell', { selected: true })).toHaveText(['10']);

    await month.getByRole('gridcell', { name: '12', exact: true }).click();
    await expect(popup(page).getByRole('grid')).toHaveCount(0);
    await expect(card.locator('[data-demo-canvas] input')).toHaveValue(/\/10\/.+\/12\//);
  });

  test('with two inputs, a click on one opens the popup', async ({ page }) => {
    await page.goto(`${PICKERS}/date-range-picker/`);
    const card = await openDemo(page, 'MultiInputDateRangePicker');
    await expect(card.getByRole('button', { name: /^Choose/ })).toHaveCount(0);
    await card.getByRole('spinbutton', { name: 'Day' }).first().click();

    await expect(page.getByRole('tooltip').getByRole('grid').first()).toBeVisible();
  });
});

test.describe('time picker', () => {
  test('renderers that are null prevent the popup', async ({ page }) => {
    await page.goto(`${PICKERS}/time-picker/`);
    const card = await openDemo(page, 'TimePickerViewRenderers');

    await expect(
      card.getByRole('group', { name: 'No popup at all' }).getByRole('button'),
    ).toHaveCount(0);
    await card.getByRole('group', { name: 'Round clock' }).getByRole('button').click();
    await expect(
      popup(page)
        .getByRole('listbox', { name: /^Select hours/ })
        .getByRole('option', { name: '7 hours' }),
    ).toBeVisible();
  });

  test('a time is typed at once', async ({ page }) => {
    await page.goto(`${PICKERS}/time-picker/`);
    const card = await openDemo(page, 'BasicTimePicker');
    await card.getByRole('spinbutton', { name: 'Hours' }).click();
    await page.keyboard.type('230p');

    await expect(card.locator('[data-demo-canvas] input')).toHaveValue('02:30 PM');
  });
});

test.describe('date time picker', () => {
  test('stays open after the day, and closes with OK', async ({ page }) => {
    await page.goto(`${PICKERS}/date-time-picker/`);
    const card = await openDemo(page, 'BasicDateTimePicker');
    await card.getByRole('button', { name: /^Choose date/ }).click();
    await popup(page).getByRole('gridcell', { name: '17', exact: true }).click();
    await expect(popup(page).getByRole('listbox', { name: 'Select hours' })).toBeVisible();

    await popup(page).getByRole('button', { name: 'OK' }).click();
    await expect(popup(page).getByRole('grid')).toHaveCount(0);
    await expect(card.locator('[data-demo-canvas] input')).toHaveValue(/\/17\//);
  });

  test('Cancel reverts a choice', async ({ page }) => {
    await page.goto(`${PICKERS}/date-time-picker/`);
    const card = await openDemo(page, 'BasicDateTimePicker');
    await card.getByRole('button', { name: /^Choose date/ }).click();
    await popup(page).getByRole('gridcell', { name: '17', exact: true }).click();
    await popup(page).getByRole('button', { name: 'Cancel' }).click();

    await expect(card.locator('[data-demo-canvas] input')).toHaveValue('05/22/2026 02:30 PM');
  });
});

test.describe('shortcuts', () => {
  test('a shortcut with a rejected value is disabled', async ({ page }) => {
    await page.goto(`${PICKERS}/shortcuts/`);
    const card = await openDemo(page, 'DisabledDatesShortcuts');

    await expect(card.getByRole('button', { name: 'Labor Day' })).toBeDisabled();
    await expect(card.getByRole('button', { name: 'Midsummer' })).toBeEnabled();
  });

  test('changeImportance determines whether the popup closes', async ({ page }) => {
    await page.goto(`${PICKERS}/shortcuts/`);
    const card = await openDemo(page, 'ChangeImportance');
    const open = card.getByRole('button', { name: /^Choose date/ });
    await open.click();
    await popup(page).getByRole('button', { name: 'Labor Day' }).click();
    await expect(popup(page).getByRole('grid')).toHaveCount(0);

    await card.getByRole('button', { name: 'set', exact: true }).click();
    await open.click();
    await popup(page).getByRole('button', { name: 'Christmas Eve' }).click();
    await expect(popup(page).getByRole('grid', { name: 'December 2026' })).toBeVisible();
  });

  test('onChange receives the chosen shortcut', async ({ page }) => {
    await page.goto(`${PICKERS}/shortcuts/`);
    const card = await openDemo(page, 'OnChangeShortcutLabel');
    await card.getByRole('button', { name: 'Labor Day' }).click();
    await expect(card.getByRole('status')).toHaveText('Chosen with: Labor Day');

    await card.getByRole('gridcell', { name: '20', exact: true }).click();
    await expect(card.getByRole('status')).toHaveText('Chosen with: the calendar');
  });
});

test.describe('opening button', () => {
  test('is at the start if the field requests it', async ({ page }) => {
    await page.goto(`${PICKERS}/custom-opening-button/`);
    const card = await openDemo(page, 'StartEdgeOpeningButton');
    const button = await card.getByRole('button', { name: /^Choose date/ }).boundingBox();
    const month = await card.getByRole('spinbutton', { name: 'Month' }).boundingBox();

    expect(button?.x).toBeLessThan(month?.x ?? 0);
  });

  test('has a warning beside it only while the date is invalid', async ({ page }) => {
    await page.goto(`${PICKERS}/custom-opening-button/`);
    const card = await openDemo(page, 'AddWarningIconWhenInvalid');
    await expect(card.getByRole('img', { name: 'Invalid date' })).toHaveCount(1);
    await card.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('03');

    await expect(card.getByRole('img', { name: 'Invalid date' })).toHaveCount(0);
  });
});
