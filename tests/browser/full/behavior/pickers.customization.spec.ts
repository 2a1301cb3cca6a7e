import { expect, test, type Locator } from '@playwright/test';
import { openDemo } from '../../demoPage';
import { popup } from './pickerParts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PICKERS = '/x/react-date-pickers';

const field = (card: Locator, name: string) => card.getByRole('group', { name, exact: true });
const section = (card: Locator, name: string, part: string) =>
  field(card, name).getByRole('spinbutton', { name: part });
/** The value of a field, as a form would send it. */
const text = (card: Locator, name: string) => field(card, name).locator('input');

test('overview', async ({ page }) => {
  await page.goto(`${PICKERS}/`);
  const planner = await openDemo(page, 'AppointmentPlanner');
  await test.step('calendar and clock share one state, and weekends are excluded', async () => {
    await planner.getByRole('gridcell', { name: '19', exact: true }).click();
    await planner.getByRole('option', { name: '11:00 AM' }).click();
    await expect(planner.getByRole('status')).toContainText('Thursday, March 19, 11:00 AM');
    await expect(planner.getByRole('gridcell', { name: '21', exact: true })).toBeDisabled();
  });

  await test.step('four fields share one date in the order of their locales', async () => {
    const locales = await openDemo(page, 'OneDateManyLocales');
    await section(locales, 'Delivery date', 'Month').click();
    await page.keyboard.type('0518');
    await expect(text(locales, 'Delivery date (UK)')).toHaveValue('18/05/2026');
    await expect(text(locales, 'Lieferdatum')).toHaveValue('18.05.2026');
    await expect(text(locales, '配達日')).toHaveValue('2026/05/18');
  });
});

test('base concepts', async ({ page }) => {
  await page.goto(`${PICKERS}/base-concepts/`);
  const explicit = await openDemo(page, 'ReferenceDateExplicitDateTimePicker');
  await test.step('the reference date fills the sections that the user did not set', async () => {
    await explicit.getByRole('button', { name: /^Choose date/ }).click();
    await expect(popup(page).getByRole('grid', { name: 'June 2026' })).toBeVisible();
    await popup(page).getByRole('gridcell', { name: '17', exact: true }).click();
    await expect(explicit.getByText('Stored value: 2026-06-17 15:30')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
  });

  await test.step('without a reference date, the limits determine the month', async () => {
    const limits = await openDemo(page, 'ReferenceDateDefaultBehavior');
    await limits.getByRole('button', { name: /^Choose date/ }).click();
    await expect(popup(page).getByRole('grid', { name: 'June 2016' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
  });

  await test.step('the variants differ in their popup', async () => {
    const variants = await openDemo(page, 'ResponsivePickers');
    await field(variants, 'Always in a dialog').getByRole('button').first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('custom components', async ({ page }) => {
  await page.goto(`${PICKERS}/custom-components/`);
  const actions = await openDemo(page, 'ActionBarComponentProps');
  await test.step('the action bar has the given buttons, and they act', async () => {
    await expect(actions.locator('.MuiPickersLayout-actionBar').getByRole('button')).toHaveText([
      'Today',
      'Clear',
      'OK',
    ]);
    await actions.getByRole('button', { name: 'Clear' }).click();
    await expect(actions.getByRole('gridcell', { selected: true })).toHaveCount(0);
  });

  await test.step('a custom header names the grid and moves by years', async () => {
    const header = await openDemo(page, 'CalendarHeaderComponent');
    await header.getByRole('button', { name: 'Next year' }).click();
    await expect(header.getByRole('grid', { name: 'March 2027' })).toBeVisible();
  });

  await test.step('with two months, the arrows move by both', async () => {
    const pair = await openDemo(page, 'CalendarHeaderComponentRange');
    await pair.getByRole('button', { name: '2 months on' }).click();
    await expect(pair.getByText('May 2026')).toBeVisible();
    await expect(pair.getByText('June 2026')).toBeVisible();
  });

  await test.step('a year button gets its role and its state', async () => {
    const years = await openDemo(page, 'YearButtonComponent');
    await expect(years.getByRole('radio', { name: '2026' })).toBeChecked();
    await expect(years.getByRole('radio', { name: '2027' })).not.toBeChecked();
  });
});

test('custom field', async ({ page }) => {
  await page.goto(`${PICKERS}/custom-field/`);
  const props = await openDemo(page, 'FieldFormatDensity');
  await test.step('a spacious format has spaces beside its slashes', async () => {
    await expect(text(props, 'Dense')).toHaveValue('04/17/2026');
    await expect(text(props, 'Spacious')).toHaveValue('04 / 17 / 2026');
  });

  await test.step('with the old structure, the input is one text box', async () => {
    const old = await openDemo(page, 'MaterialV6Field');
    await expect(old.getByRole('textbox', { name: 'In a field' })).toBeVisible();
    await expect(old.getByRole('spinbutton')).toHaveCount(0);
  });

  await test.step('an input of another design system is edited section by section', async () => {
    const browser = await openDemo(page, 'BrowserV7Field');
    await browser.getByRole('spinbutton', { name: 'Month' }).click();
    await page.keyboard.type('03142026');
    await expect(browser.getByRole('spinbutton', { name: 'Year' })).toHaveText('2026');
    await browser.getByRole('button', { name: 'Clear' }).click();
    await expect(browser.getByRole('spinbutton', { name: 'Month' })).toHaveText('MM');
  });
});

test('other ways of editing', async ({ page }) => {
  await page.goto(`${PICKERS}/custom-field/`);
  const masked = await openDemo(page, 'BehaviorMaskedTextFieldMaskedMaterialTextField');
  await test.step('a mask inserts the separators', async () => {
    await masked.getByRole('textbox').pressSequentially('03141987');
    await expect(masked.getByRole('textbox')).toHaveValue('03/14/1987');
  });

  await test.step('a click anywhere on a read-only field opens the picker', async () => {
    const readOnly = await openDemo(page, 'BehaviorReadOnlyTextFieldMaterialDatePicker');
    const input = readOnly.getByRole('combobox', { name: 'Guided tour' });
    await expect(input).toHaveValue('03/14/2026');
    await input.click();
    await popup(page).getByRole('gridcell', { name: '20', exact: true }).click();
    await expect(input).toHaveValue('03/20/2026');
  });

  await test.step('a button shows the date and changes it', async () => {
    const button = await openDemo(page, 'BehaviorButtonMaterialDatePicker');
    await button.getByRole('button', { name: /^Show flights on ?: 03.14.2026$/ }).click();
    await popup(page).getByRole('gridcell', { name: '21', exact: true }).click();
    await expect(
      button.getByRole('button', { name: /^Show flights on ?: 03.21.2026$/ }),
    ).toBeVisible();
  });
});

test('custom layout', async ({ page }) => {
  await page.goto(`${PICKERS}/custom-layout/`);
  const blocks = page.locator('[data-demo="LayoutBlocks"]');
  await blocks.scrollIntoViewIfNeeded();
  await blocks.locator('.MuiPickersLayout-toolbar').waitFor();
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  };
  await test.step('in landscape with shortcuts, the toolbar stays above the content', async () => {
    const toolbar = blocks.locator('.MuiPickersLayout-toolbar');
    const content = blocks.locator('.MuiPickersLayout-contentWrapper');
    const isAbove = async () => {
      const bar = await boxOf(toolbar);
      return bar.y + bar.height <= (await boxOf(content)).y + 1;
    };
    expect(await isAbove()).toBe(true);
    await blocks.getByRole('button', { name: 'landscape' }).click();
    await expect.poll(isAbove).toBe(true);
  });

  await test.step('a style moves the actions to the start, and they still act', async () => {
    const moved = await openDemo(page, 'MovingActions');
    const list = moved.locator('.MuiPickersLayout-actionBar');
    expect((await boxOf(list)).x).toBeLessThan(
      (await boxOf(moved.locator('.MuiPickersLayout-contentWrapper'))).x,
    );
    await list.getByRole('button', { name: 'Clear' }).click();
    await expect(moved.getByRole('gridcell', { selected: true })).toHaveCount(0);
  });

  await test.step('a custom layout has all blocks', async () => {
    const own = await openDemo(page, 'AddComponent');
    await expect(own.getByText('Reserve a table')).toBeVisible();
    await expect(own.getByRole('grid', { name: 'March 2026' })).toBeVisible();
    await expect(own.getByRole('button', { name: 'Today' })).toBeVisible();
  });
});

test('translated components', async ({ page }) => {
  await page.goto(`${PICKERS}/localization/`);
  const card = page.locator('[data-demo="PickersLocalisationTableNoSnap"]');
  await card.scrollIntoViewIfNeeded();
  await test.step('40 locales are included', async () => {
    await expect(card.getByRole('row')).toHaveCount(41);
  });

  await test.step('the last column counts the messages', async () => {
    await expect(card.getByRole('row', { name: /enUS/ })).toContainText(/(\d+) \/ \1/);
  });
});

test('quickstart', async ({ page }) => {
  await page.goto(`${PICKERS}/quickstart/`);
  const first = await openDemo(page, 'FirstComponent');
  await test.step('a date is typed', async () => {
    await section(first, 'Check-in', 'Month').click();
    await page.keyboard.type('03141987');
    await expect(text(first, 'Check-in')).toHaveValue('03/14/1987');
  });

  await test.step('or chosen behind the button at the end', async () => {
    await first.getByRole('button', { name: /^Choose date/ }).click();
    await popup(page).getByRole('gridcell', { name: '20', exact: true }).click();
    await expect(text(first, 'Check-in')).toHaveValue('03/20/1987');
  });
});

test('time range field', async ({ page }) => {
  await page.goto(`${PICKERS}/time-range-field/`);
  const basic = await openDemo(page, 'BasicTimeRangeField');
  await test.step('eight digits fill both ends of one input', async () => {
    await field(basic, 'Quiet hours').getByRole('spinbutton').first().click();
    await page.keyboard.type('0930a0545p');
    await expect(text(basic, 'Quiet hours')).toHaveValue('09:30 AM – 05:45 PM');
  });

  await test.step('two inputs have a label each', async () => {
    await section(basic, 'From', 'Hours').click();
    await page.keyboard.type('0800a');
    await expect(text(basic, 'From')).toHaveValue('08:00 AM');
    await expect(section(basic, 'Until', 'Hours')).toHaveText('05');
  });

  await test.step('the end must not be before the start', async () => {
    const value = await openDemo(page, 'TimeRangeFieldValue');
    await expect(field(value, 'Controlled')).toHaveAttribute('aria-invalid', 'false');
    await field(value, 'Controlled').getByRole('spinbutton').first().click();
    await page.keyboard.type('0330p');
    await expect(field(value, 'Controlled')).toHaveAttribute('aria-invalid', 'true');
  });
});

test('date time range field', async ({ page }) => {
  await page.goto(`${PICKERS}/date-time-range-field/`);
  const value = await openDemo(page, 'DateTimeRangeFieldValue');
  await test.step('one input holds both moments', async () => {
    await expect(text(value, 'Controlled')).toHaveValue('Mar 14, 22:00 – Mar 15, 04:00');
  });

  await test.step('an end before the start is an error', async () => {
    await field(value, 'Controlled').getByRole('spinbutton', { name: 'Day' }).first().click();
    await page.keyboard.type('16');
    await expect(text(value, 'Controlled')).toHaveValue(/^Mar 16, /);
    await expect(field(value, 'Controlled')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('two inputs take a date and a time each', async () => {
    const basic = await openDemo(page, 'BasicDateTimeRangeField');
    await section(basic, 'Hand-over', 'Month').click();
    await page.keyboard.type('031420260930a');
    await expect(text(basic, 'Hand-over')).toHaveValue('03/14/2026 09:30 AM');
  });
});

test('time range picker', async ({ page }) => {
  await page.goto(`${PICKERS}/time-range-picker/`);
  const basic = await openDemo(page, 'BasicTimeRangePicker');
  await test.step('the start is chosen first, and Next leads to the end', async () => {
    await basic.getByRole('button', { name: /^Choose/ }).click();
    await popup(page).getByRole('option', { name: '9 hours' }).click();
    await popup(page).getByRole('button', { name: 'Next', exact: true }).click();
    await popup(page).getByRole('option', { name: '11 hours' }).click();
    await popup(page).getByRole('button', { name: 'OK' }).click();
    await expect(popup(page)).toHaveCount(0);
    await expect(text(basic, 'Opening hours')).toHaveValue(/^09:\d\d .M – 11:/);
  });

  await test.step('options for the end show the duration of the meeting', async () => {
    const meeting = await openDemo(page, 'CustomizedBehaviorTimeRangePicker');
    await meeting.getByRole('button', { name: /^Choose/ }).click();
    await popup(page).getByRole('option', { name: '10:00', exact: true }).click();
    await popup(page).getByRole('button', { name: 'Next', exact: true }).click();
    await expect(popup(page).getByRole('option').first()).toHaveText('10:15 (15 min)');
    await popup(page).getByRole('option', { name: '11:00 (1 h)' }).click();
    await expect(text(meeting, 'Meeting')).toHaveValue('10:00 – 11:00');
  });
});

test('date time range picker', async ({ page }) => {
  await page.goto(`${PICKERS}/date-time-range-picker/`);
  const value = await openDemo(page, 'DateTimeRangePickerValue');
  await test.step('it asks for day and time of both ends, one after the other', async () => {
    await field(value, 'Controlled')
      .getByRole('button', { name: /^Choose/ })
      .click();
    await popup(page).getByRole('gridcell', { name: '5', exact: true }).first().click();
    await popup(page).getByRole('button', { name: 'Next', exact: true }).click();
    await popup(page).getByRole('gridcell', { name: '8', exact: true }).first().click();
    await popup(page).getByRole('button', { name: 'OK' }).click();
    await expect(popup(page)).toHaveCount(0);
    await expect(text(value, 'Controlled')).toHaveValue('May 05, 09:00 – May 08, 18:00');
  });

  await test.step('calendars sets how many months are beside the time', async () => {
    const months = await openDemo(page, 'DateTimeRangePickerCalendarProp');
    await field(months, 'Two months')
      .getByRole('button', { name: /^Choose/ })
      .click();
    await expect(popup(page).getByRole('grid')).toHaveCount(2);
  });
});

test('slots and subcomponents', async ({ page }) => {
  await page.goto('/x/common-concepts/custom-components/');
  const callback = await openDemo(page, 'CustomSlotPropsCallback');
  await test.step('a function knows whether the calendar is open', async () => {
    const button = callback.getByRole('button', { name: /^Choose date/ });
    await expect(button).toHaveClass(/MuiIconButton-colorPrimary/);
    await button.click();
    await expect(button).toHaveClass(/MuiIconButton-colorSecondary/);
    await page.keyboard.press('Escape');
    await expect(button).toHaveClass(/MuiIconButton-colorPrimary/);
  });

  await test.step('a slot takes another component, slotProps its props', async () => {
    const both = await openDemo(page, 'CustomSlotAndSlotProps');
    const icon = both.getByRole('button', { name: /^Choose date/ }).locator('svg');
    await expect(icon).toHaveClass(/MuiSvgIcon-colorPrimary/);
    const outline = (await icon.locator('path').getAttribute('d')) ?? '';
    const plain = await openDemo(page, 'CustomSlotProps');
    await expect(
      plain.getByRole('button', { name: /^Choose date/ }).locator('svg path'),
    ).not.toHaveAttribute('d', outline);
  });

  await test.step('additional props reach a header', async () => {
    const header = await openDemo(page, 'TypescriptCasting');
    await expect(header.getByRole('rowheader')).toHaveCount(0);
    await header.getByRole('switch', { name: 'Week numbers' }).click();
    await expect(header.getByRole('rowheader').first()).toBeVisible();
  });
});
