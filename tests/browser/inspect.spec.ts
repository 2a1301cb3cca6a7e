import type { Locator, Page } from '@playwright/test';
import { openDemo } from './demoPage';
import { openEmptyApp } from './emptyApp';
import { buildSnippetApp } from './inspectApp';
import { axeOf } from './support/axe';
import { isInSample } from './support/sample';
import { expect, test, testOfProblems } from './support/test';

const CALENDAR = '/x/react-date-pickers/date-calendar/';
const PICKER = '/x/react-date-pickers/date-picker/';

async function inspect(page: Page, demo: string): Promise<Locator> {
  const card = await openDemo(page, demo);
  await card.getByRole('button', { name: 'Inspect' }).click();
  const panel = page.getByRole('region', { name: `Inspector of ${demo}` });
  await panel.getByText('Change this part').waitFor();
  return panel;
}

const part = (page: Page, demo: string, className: string) =>
  page.locator(`[data-demo-root="${demo}"] .${className}`).first();

test('a click explains the part, and the demo does not react to it', async ({ page }) => {
  await page.goto(CALENDAR);
  const panel = await inspect(page, 'BasicDateCalendar');
  await part(page, 'BasicDateCalendar', 'MuiPickersDay-root').click();
  await expect(panel.getByRole('link', { name: '.MuiPickersDay-root' })).toHaveAttribute(
    'href',
    '/x/api/date-pickers/pickers-day/#pickers-day-classes-root',
  );
  await expect(panel.getByText('MuiPickersDay.styleOverrides.root')).toBeVisible();
  await expect(panel.getByRole('link', { name: 'slotProps.day' })).toBeVisible();
  await expect(part(page, 'BasicDateCalendar', 'Mui-selected')).toHaveText('14');

  const { violations } = await axeOf(page).include('[data-inspect-keys]').analyze();
  expect(violations).toEqual([]);

  await panel.getByText('All classes and slots').click();
  await panel.getByRole('link', { name: 'slots.day' }).last().hover();
  await expect.poll(() => page.locator('[data-outlines] [data-hint]').count()).toBeGreaterThan(20);

  // It is beside the demo, not over it.
  const left = (await page.locator('[data-demo="BasicDateCalendar"]').boundingBox())?.x ?? 0;
  const box = await panel.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(left);

  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await part(page, 'BasicDateCalendar', 'MuiPickersDay-root').click();
  await expect(part(page, 'BasicDateCalendar', 'Mui-selected')).toHaveText('1');
});

test('arrow keys lead from part to part', async ({ page }) => {
  await page.goto(CALENDAR);
  const panel = await inspect(page, 'BasicDateCalendar');
  await expect(panel).toBeFocused();
  const status = panel.getByRole('status');
  await expect(status).toHaveText('DateCalendar, root');
  await page.keyboard.press('ArrowDown');
  await expect(status).toHaveText('PickersCalendarHeader, root');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect(status).toHaveText('PickersCalendarHeader, root');
  await panel.getByRole('button', { name: 'Part around it' }).click();
  await expect(status).toHaveText('DateCalendar, root');
});

test('a demo in a frame is inspected, also if it loads after the inspector', async ({ page }) => {
  await page.goto('/x/react-data-grid/list-view/');
  const panel = await inspect(page, 'ListViewAdvanced');
  await expect(panel.getByRole('status')).toHaveText('DataGridPremium, root');
  const frame = page.frameLocator('[data-demo-canvas="ListViewAdvanced"] iframe');
  const row = frame.locator('.MuiDataGrid-row').nth(1);
  await row.click({ position: { x: 4, y: 4 } });
  await expect(panel.getByRole('status')).toHaveText('DataGridPremium, cell');
  const topOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.y ?? -1);
  const outline = page.locator('[data-outlines] > *');
  const cell = row.locator('.MuiDataGrid-cell').first();
  await expect.poll(async () => (await topOf(outline)) - (await topOf(cell))).toBe(0);
});

test('a popup of the demo is inspected while it is open', async ({ page }) => {
  await page.goto(PICKER);
  const card = await openDemo(page, 'BasicDatePicker');
  await card.getByRole('button', { name: /Choose date/ }).click();
  const popup = page.locator('[data-demo-portal][data-demo-root="BasicDatePicker"]');
  await popup.getByRole('gridcell').first().waitFor();
  await page.keyboard.press('Alt+Shift+KeyP');
  const panel = page.getByRole('region', { name: 'Inspector of BasicDatePicker' });
  await panel.getByText('Change this part').waitFor();
  await popup.locator('.MuiPickersCalendarHeader-label').click();
  await expect(panel.locator('[data-snippet="sx"]')).toContainText('slotProps');
  await panel.getByRole('button', { name: 'Part around it' }).click();
  await expect(popup.getByRole('gridcell').first()).toBeVisible();
});

test('on a phone, the menu starts the inspector and takes the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(CALENDAR);
  const card = await openDemo(page, 'BasicDateCalendar');
  await expect(card.getByRole('button', { name: 'Inspect' })).toBeHidden();
  await card.getByRole('button', { name: 'More actions' }).click();
  await card.getByRole('menuitemcheckbox', { name: 'Inspect' }).click();
  const panel = page.getByRole('region', { name: 'Inspector of BasicDateCalendar' });
  await panel.getByText('Change this part').waitFor();
  await panel.getByRole('button', { name: 'Stop inspecting' }).click();
  await expect(panel).toBeHidden();
  await expect(card.getByRole('button', { name: 'More actions' })).toBeFocused();
});

testOfProblems('data that fails to load can be requested again', async ({ page }) => {
  await page.route('**/assets/inspect/*.json', (route) => route.abort());
  await page.goto(CALENDAR);
  const card = await openDemo(page, 'BasicDateCalendar');
  await card.getByRole('button', { name: 'Inspect' }).click();
  const panel = page.getByRole('region', { name: 'Inspector of BasicDateCalendar' });
  await expect(panel.getByRole('alert')).toContainText('The inspector could not load its data.');
  await page.unroute('**/assets/inspect/*.json');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByText('Change this part')).toBeVisible();
});

/** A part of each product's components, in a demo that renders them with few props. */
const PARTS = [
  ['react-date-pickers/date-calendar', 'BasicDateCalendar', 'MuiPickersDay-root'],
  ['react-data-grid/column-definition', 'BasicColumnsGrid', 'MuiDataGrid-cell'],
  ['react-charts/bars', 'BasicBars', 'MuiBarElement-root'],
  ['react-tree-view/rich-tree-view/items', 'BasicRichTreeView', 'MuiTreeItem-label'],
  ['react-date-pickers/date-picker', 'BasicDatePicker', 'MuiPickersTextField-root'],
  ['react-date-pickers/date-calendar', 'BasicDateCalendar', 'MuiPickersCalendarHeader-root'],
  ['react-date-pickers/date-calendar', 'BasicDateCalendar', 'MuiDayCalendar-weekDayLabel'],
  ['react-data-grid/column-definition', 'BasicColumnsGrid', 'MuiDataGrid-columnHeader'],
  ['react-charts/bars', 'BasicBars', 'MuiChartsAxis-tickLabel'],
  ['react-charts/bars', 'BasicBars', 'MuiChartsLegend-root'],
  ['react-tree-view/rich-tree-view/items', 'BasicRichTreeView', 'MuiTreeItem-content'],
  ['react-date-pickers/date-picker', 'BasicDatePicker', 'MuiPickersSectionList-sectionContent'],
] as const;

/** The colors of the snippets. */
const COLOR = /^rgb\((?:255, 215, 0|220, 20, 60)\)$/;

for (const [index, [folder, demo, className]] of PARTS.entries()) {
  if (isInSample(index, 3)) {
    test(`the snippets change ${className} of ${demo}`, async ({ page }) => {
      await page.goto(`/x/${folder}/`);
      const panel = await inspect(page, demo);
      await part(page, demo, className).dispatchEvent('click');
      await expect(panel.locator('dl').getByText(`.${className}`, { exact: true })).toBeVisible();
      const snippets = await panel.locator('[data-snippet]').evaluateAll((figures) =>
        figures.map((figure) => ({
          kind: figure.getAttribute('data-snippet') ?? '',
          code: figure.querySelector('code')?.textContent ?? '',
        })),
      );
      expect(snippets).toHaveLength(3);
      for (const snippet of snippets) {
        await openEmptyApp(page, await buildSnippetApp(`${folder}/${demo}.tsx`, snippet));
        const element = page.locator(`.${className}`).first();
        await element.waitFor({ state: 'attached' });
        const property = /fill|stroke|background-?[cC]olor/.exec(snippet.code)?.[0] ?? '';
        const name = property.replace('C', '-c');
        await expect(element, snippet.code).toHaveCSS(name, COLOR);
      }
    });
  }
}
