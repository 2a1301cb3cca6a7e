import { expect, type Locator, type Page } from '@playwright/test';
import { openDemo } from '../../demoPage';

const GRID = '/x/react-data-grid';

/** Opens a guide of the Data Grid and scrolls to the first demo of a test. */
export async function openGuide(page: Page, guide: string, demo: string): Promise<Locator> {
  await page.goto(`${GRID}/${guide}/`);
  return openDemo(page, demo);
}

/** The first data row that contains a text. */
export function rowWith(demo: Locator, text: string): Locator {
  return demo.locator('.MuiDataGrid-row').filter({ hasText: text }).first();
}

/** The cells of a column in row order. */
export function cellsOf(demo: Locator, field: string): Locator {
  return demo.locator(`[role="gridcell"][data-field="${field}"]`);
}

/** The cell of a row by the row's id. */
export function cellAt(demo: Locator, id: number | string, field: string): Locator {
  return demo.locator(`[data-id="${id}"] [role="gridcell"][data-field="${field}"]`);
}

/** Buttons that appear on hover change the accessible name of a header, but not its field. */
export function headerOf(demo: Locator, field: string): Locator {
  return demo.locator(`[role="columnheader"][data-field="${field}"]`);
}

/** Opens the menu of a column by keyboard, once the previous one has closed. */
export async function openColumnMenu(page: Page, demo: Locator, field: string): Promise<void> {
  await expect(page.getByRole('menu')).toHaveCount(0);
  await headerOf(demo, field).focus();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('menu').waitFor();
}

/** The bounding box of an element. Fails if it isn't rendered. */
export async function placeOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error('The element has no box.');
  }
  return box;
}

/** Scrolls the rows or columns of a grid. */
export async function scrollGrid(demo: Locator, to: { top?: number; left?: number }) {
  await demo
    .locator('.MuiDataGrid-virtualScroller')
    .first()
    .evaluate((scroller, place) => scroller.scrollTo(place), to);
}

/** Clicks the name of a column, which sorts by it. */
export async function clickHeader(demo: Locator, field: string, modifier?: 'Control') {
  await headerOf(demo, field)
    .locator('.MuiDataGrid-columnHeaderTitle')
    .click({ modifiers: modifier ? [modifier] : [] });
}

/** Scrolls to a demo without a toolbar and waits until it runs. */
export async function openBareDemo(page: Page, name: string): Promise<Locator> {
  const card = page.locator(`[data-demo="${name}"]`);
  await card.scrollIntoViewIfNeeded();
  await card.locator('[data-demo-canvas][data-status="ready"]').waitFor();
  return card;
}
