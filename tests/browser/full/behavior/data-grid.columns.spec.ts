import { expect, test, type Locator } from '@playwright/test';
import { openDemo } from '../../demoPage';

const GRID = '/x/react-data-grid';

const header = (demo: Locator, name: string) =>
  demo.getByRole('columnheader', { name, exact: true });

/** Buttons that appear on hover change the accessible name of a header, but not its field. */
const headerOf = (demo: Locator, field: string) =>
  demo.locator(`[role=columnheader][data-field="${field}"]`);

const cell = (demo: Locator, text: string) =>
  demo.getByRole('gridcell').filter({ hasText: text }).first();

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) {
    throw new Error('The element is not on the screen.');
  }
  return box;
}

const leftOf = async (locator: Locator) => (await boxOf(locator)).x;
const widthOf = async (locator: Locator) => (await boxOf(locator)).width;

test.describe('column definition', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${GRID}/column-definition/`);
  });

  test('an arrow key goes through a cell to the button in it', async ({ page }) => {
    const demo = await openDemo(page, 'RenderCellGrid');
    await cell(demo, 'SH-2042').click();
    await page.keyboard.press('ArrowRight');

    await expect(demo.getByRole('button', { name: 'Track SH-2042' })).toBeFocused();
  });

  test('an action keeps its dialog open and then does its work', async ({ page }) => {
    const demo = await openDemo(page, 'ActionsWithModalGrid');
    const row = demo.getByRole('row').filter({ hasText: 'SH-2043' });
    await row.getByRole('menuitem', { name: 'more' }).click();
    await page.getByRole('menuitem', { name: 'Cancel SH-2043' }).click();
    await page.getByRole('button', { name: 'Cancel shipment' }).click();

    await expect(row).toHaveCount(0);
    await expect(cell(demo, 'SH-2042')).toBeVisible();
  });
});

test.describe('column dimensions', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${GRID}/column-dimensions/`);
  });

  test('outliers count on request', async ({ page }) => {
    const demo = await openDemo(page, 'ColumnAutosizing');
    const autosize = demo.getByRole('button', { name: 'Autosize columns' });
    await autosize.click();
    const width = await widthOf(header(demo, 'Remark'));
    await demo.getByRole('checkbox', { name: 'Outliers' }).check();
    await autosize.click();

    await expect.poll(() => widthOf(header(demo, 'Remark'))).toBeGreaterThan(width + 100);
  });

  test('dragging the line beside a header resizes its column, unless it is fixed', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'ColumnSizingGrid');
    const drag = async (field: string) => {
      const line = headerOf(demo, field).locator('.MuiDataGrid-columnSeparator');
      await line.scrollIntoViewIfNeeded();
      const box = await boxOf(line);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 5 });
      await page.mouse.up();
    };
    await drag('name');
    await expect.poll(() => widthOf(headerOf(demo, 'name'))).toBeGreaterThan(240);
    const fixed = headerOf(demo, 'sku').locator('.MuiDataGrid-columnSeparator--resizable');

    await expect(fixed).toHaveCount(0);
  });
});

test.describe('column visibility', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${GRID}/column-visibility/`);
  });

  test('a view shows its columns', async ({ page }) => {
    const demo = await openDemo(page, 'VisibleColumnsModelControlled');
    await expect(header(demo, 'Rate (€)')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Finance' }).click();

    await expect(header(demo, 'Rate (€)')).toBeVisible();
    await expect(header(demo, 'Room')).toHaveCount(0);
  });

  test('the panel cannot hide a column that is not hideable', async ({ page }) => {
    const demo = await openDemo(page, 'VisibleColumnsBasicExample');
    await demo.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('checkbox', { name: 'Guest' })).toBeDisabled();
    await page.getByRole('checkbox', { name: 'Nights' }).uncheck();

    await expect(header(demo, 'Nights')).toHaveCount(0);
  });
});

test.describe('column header', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${GRID}/column-header/`);
  });

  test('a description is the tooltip', async ({ page }) => {
    const demo = await openDemo(page, 'HeaderColumnsGrid');
    await header(demo, 'NO₂').getByText('NO₂').hover();

    await expect(page.getByRole('tooltip')).toContainText('Nitrogen dioxide');
  });

  test('columnHeaderHeight is the height of the headers', async ({ page }) => {
    const demo = await openDemo(page, 'HeaderHeight');

    expect((await boxOf(header(demo, 'Place'))).height).toBe(36);
  });
});

test.describe('column menu', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${GRID}/column-menu/`);
  });

  test('Ctrl and Enter open it, and Escape closes it', async ({ page }) => {
    const demo = await openDemo(page, 'ColumnMenuGrid');
    await demo.getByRole('columnheader').first().focus();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toHaveCount(0);
  });

  test('an item that is null is removed, and the others remain', async ({ page }) => {
    const demo = await openDemo(page, 'HideColumnMenuGrid');
    await demo.getByRole('columnheader').first().focus();
    await page.keyboard.press('Control+Enter');

    await expect(page.getByRole('menuitem', { name: 'Filter' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toHaveCount(0);
  });
});

test.describe('column spanning', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${GRID}/column-spanning/`);
  });

  test('a spanning cell states its span, and the covered cells are not rendered', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'ColumnSpanningFunction');
    const row = demo.getByRole('row').filter({ hasText: 'Subtotal' });

    await expect(row.getByRole('gridcell', { name: 'Subtotal' })).toHaveAttribute(
      'aria-colspan',
      '3',
    );
    await expect(row.locator('[data-field="price"]')).toHaveCount(0);
  });

  test('an arrow key jumps over the covered cells', async ({ page }) => {
    const demo = await openDemo(page, 'ColumnSpanningFunction');
    await cell(demo, 'Subtotal').click();
    await page.keyboard.press('ArrowRight');

    await expect(demo.getByRole('gridcell', { name: '€188.90' })).toBeFocused();
  });
});

test.describe('column groups', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${GRID}/column-groups/`);
  });

  test('a button in the header of a group hides its details and brings them back', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'CollapsibleColumnGroups');
    const fields = demo.locator('[role=columnheader][data-field=visitors2024]');
    const button = demo
      .getByRole('columnheader', { name: /Visitors/ })
      .getByRole('button')
      .first();
    const isOpen = (await fields.count()) > 0;
    await button.click();
    await expect(fields).toHaveCount(isOpen ? 0 : 1);
    await button.click();

    await expect(fields).toHaveCount(isOpen ? 1 : 0);
  });

  test('a header of a group spans its columns', async ({ page }) => {
    const demo = await openDemo(page, 'GroupHeaderHeight');
    const group = demo.locator('[role=columnheader][aria-colspan]').first();

    expect(Number(await group.getAttribute('aria-colspan'))).toBeGreaterThan(1);
  });
});

test.describe('column pinning', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${GRID}/column-pinning/`);
  });

  test('a pinned column stays where it is while others scroll', async ({ page }) => {
    const demo = await openDemo(page, 'BasicColumnPinning');
    const before = await leftOf(header(demo, 'Department'));
    const scrolling = await leftOf(header(demo, 'Lead'));
    await demo.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
      scroller.scrollLeft = 90;
    });
    await expect.poll(() => leftOf(header(demo, 'Lead'))).toBeLessThan(scrolling);

    expect(await leftOf(header(demo, 'Department'))).toBe(before);
  });

  test('disableColumnPinning removes the menu items but keeps pinned columns', async ({ page }) => {
    const demo = await openDemo(page, 'DisableColumnPinningButtons');
    await expect(demo.locator('.MuiDataGrid-cell--pinnedLeft').first()).toBeVisible();
    await header(demo, 'Lead').focus();
    await page.keyboard.press('Control+Enter');

    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Pin/ })).toHaveCount(0);
  });
});

test.describe('column reordering', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${GRID}/column-ordering/`);
  });

  test('dragging a header moves its column, but not past a fixed one', async ({ page }) => {
    const demo = await openDemo(page, 'ColumnOrderingDisabledGrid');
    const fields = () =>
      demo
        .getByRole('columnheader')
        .evaluateAll((headers) => headers.map((each) => each.getAttribute('data-field')));
    const drag = async (from: string, to: string) => {
      const source = headerOf(demo, from).locator('[draggable=true]');
      await source.scrollIntoViewIfNeeded();
      const start = await boxOf(source);
      const end = await boxOf(headerOf(demo, to));
      const y = start.y + start.height / 2;
      await page.mouse.move(start.x + 20, y);
      await page.mouse.down();
      await page.mouse.move(end.x + end.width / 2, y, { steps: 12 });
      await page.mouse.up();
    };
    await drag('from', 'to');
    await expect.poll(fields).toEqual(['ferry', 'to', 'from', 'departs']);
    await drag('to', 'ferry');

    expect(await fields()).toEqual(['ferry', 'to', 'from', 'departs']);
  });

  test('a fixed column cannot be dragged', async ({ page }) => {
    const demo = await openDemo(page, 'ColumnOrderingDisabledGrid');

    await expect(headerOf(demo, 'from').locator('[draggable=true]')).toHaveCount(1);
    await expect(headerOf(demo, 'ferry').locator('[draggable=true]')).toHaveCount(0);
  });
});
