import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

const RANGE = '/x/react-date-pickers/date-range-picker/';
const LAZY_TREE = '/x/react-tree-view/rich-tree-view/lazy-loading/';
const GROUPING = '/x/react-data-grid/row-grouping/';

const head = (page: Page) => page.locator('article header').first();

/** The rows in which visible controls of the head are, and the height of the smallest one. */
function rowsOf(controls: Locator): Promise<{ rows: number; smallest: number }> {
  return controls.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect()).filter((box) => box.height > 0);
    const middles = boxes.map((box) => box.top + box.height / 2);
    return {
      rows: new Set(middles.map((middle) => Math.round(middle / 16))).size,
      smallest: Math.min(...boxes.map((box) => box.height)),
    };
  });
}

for (const path of [RANGE, LAZY_TREE, GROUPING]) {
  test(`no link of ${path} is alone in a line on a desktop`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const { rows } = await rowsOf(head(page).locator('> div > ul:last-child > li > a'));
    expect(rows).toBe(1);
  });

  test(`the controls in the head of ${path} take two rows on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const { rows, smallest } = await rowsOf(
      head(page).locator('> div > ul > li > :is(a, button), summary, button[aria-expanded]'),
    );
    expect(rows).toBeLessThanOrEqual(2);
    expect(Math.round(smallest)).toBeGreaterThanOrEqual(32);
    const hasScrollbar = await page.evaluate(() => document.body.scrollWidth > innerWidth);
    expect(hasScrollbar).toBe(false);
  });
}

for (const path of [
  '/x/react-charts/bars/',
  RANGE,
  '/x/react-data-grid/row-grouping/',
  LAZY_TREE,
]) {
  test(`on a phone, the head of ${path} has whole words only, and the contents before the menu`, async ({
    page,
  }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const command = head(page).locator('ul code');
      // Some words are for screen readers only.
      const isWhole = await command.evaluate((code) =>
        [...code.children]
          .filter((part) => getComputedStyle(part).position !== 'absolute')
          .every(
            (part) =>
              part.getBoundingClientRect().right <= code.getBoundingClientRect().right + 0.5,
          ),
      );
      expect(isWhole, `${width} px`).toBe(true);
      const contents = await head(page).locator('summary').boundingBox();
      const menu = await head(page).getByRole('button', { name: 'Copy page' }).boundingBox();
      expect(menu?.y).toBe(contents?.y);
      expect(contents?.x).toBe(16);
      expect(menu?.x).toBeGreaterThan(width / 2);
      expect((await command.boundingBox())?.y).toBeLessThan(contents?.y ?? NaN);
    }

    // The links to what belongs to the page follow its open contents.
    const links = head(page).locator('> div > ul:last-child a');
    await expect(links.first()).toBeHidden();
    await head(page).locator('summary').click();
    const list = await head(page).locator('details > ul').boundingBox();
    const link = await links.first().boundingBox();
    expect(link?.y).toBeGreaterThanOrEqual((list?.y ?? NaN) + (list?.height ?? NaN));
  });
}

test('on a phone, the plan comes first and whole, below the way to the group', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(GROUPING);
  const first = head(page).locator('ul > li').first();
  await expect(first).toHaveText('Premium needs a license key');
  const { left, right } = await first.evaluate((pill) => pill.getBoundingClientRect().toJSON());
  expect(left).toBe(16);
  expect(right).toBeLessThan(390 - 16);
  await expect(
    head(page).getByRole('button', { name: 'npm install @mui/x-data-grid-premium' }),
  ).toBeVisible();

  const parent = page.getByRole('navigation', { name: 'Parent page' });
  await expect(parent).toHaveText('Data Grid');
  await parent.getByRole('link').click();
  await expect(page).toHaveURL('/x/react-data-grid/');
});

test('on a phone, the first sentence is on the first quarter of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/x/react-data-grid/editing/');
  const { bottom } = await head(page).evaluate((one) => one.getBoundingClientRect().toJSON());
  const header = await page.getByRole('banner').boundingBox();
  expect(bottom - (header?.height ?? NaN)).toBeLessThanOrEqual(230);

  // The open contents have the width of the page.
  const summary = head(page).locator('summary');
  const before = await summary.boundingBox();
  await summary.click();
  expect(await summary.boundingBox()).toEqual(before);
  const list = await head(page).locator('details > ul').boundingBox();
  expect(list?.width).toBe((await head(page).boundingBox())?.width);
});

test('on a phone, the first screen of the landing page shows a component, and tasks in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/x/');
  await expect(
    page.getByRole('grid', { name: 'Shipments' }).getByRole('row').nth(1),
  ).toBeInViewport();
  const tasks = page.getByRole('navigation', { name: /I want to/ });
  const { rows } = await rowsOf(tasks.getByRole('link'));
  expect(rows).toBe(1);
  // The keyboard brings the last one into the row.
  await tasks.getByRole('link').first().focus();
  for (let more = (await tasks.getByRole('link').count()) - 1; more > 0; more -= 1) {
    await page.keyboard.press('Tab');
  }
  await expect(tasks.getByRole('link').last()).toBeFocused();
  await expect(tasks.getByRole('link').last()).toBeInViewport({ ratio: 1 });
});

test('the menu ends with the column, in the line of the title', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const distances: number[] = [];
  // The second one has the name of the component above its title.
  for (const path of ['/x/react-charts/bars/', '/x/react-tree-view/rich-tree-view/items/']) {
    await page.goto(path);
    const title = await head(page)
      .locator('h1')
      .evaluate((one) => one.getBoundingClientRect().bottom);
    const column = await head(page).evaluate((one) => one.getBoundingClientRect().right);
    const menu = head(page).getByRole('button', { name: 'Copy page' });
    const { bottom } = await menu.evaluate((one) => one.getBoundingClientRect().toJSON());
    distances.push(title - bottom);
    const arrow = await menu.locator('path').evaluate((one) => one.getBoundingClientRect().right);
    expect(Math.abs(arrow - column), path).toBeLessThan(2);
  }
  expect(distances[0]).toBeCloseTo(distances[1]!, 0);
  expect(Math.abs(distances[0]!)).toBeLessThan(12);
});

test('the contents stay where they are when the page is scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/x/react-charts/bars/');
  const title = page.getByRole('navigation', { name: 'Page table of contents' }).locator('p');
  const middleOf = (one: Locator) =>
    one.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  const before = await middleOf(title);
  const trail = await middleOf(page.locator('.breadcrumbs__item').last());
  expect(Math.abs(before - trail)).toBeLessThan(1.5);
  await page.evaluate(() => window.scrollTo(0, 400));
  expect(await middleOf(title)).toBeCloseTo(before, 0);
});

test('the article and the footer start at the same place', async ({ page }) => {
  await page.goto(RANGE);
  for (const width of [390, 820, 1000, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const starts = await page.evaluate(() =>
      ['article h1', '#main-content + footer p'].map(
        (selector) => document.querySelector(selector)?.getBoundingClientRect().left,
      ),
    );
    expect(starts, `${width} px`).toEqual([starts[0], starts[0]]);
  }
});

test('a click on the command copies all that the page needs', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LAZY_TREE);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const command =
    'npm install @mui/x-tree-view-pro@8 @mui/material@7 @emotion/react @emotion/styled';
  const button = head(page).getByRole('button', { name: 'npm install @mui/x-tree-view-pro' });
  await expect(button).toHaveAttribute('title', command);
  await button.getByText('@mui/x-tree-view-pro').click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(command);
});

test('the component is named above the title', async ({ page }) => {
  await page.goto('/x/react-tree-view/rich-tree-view/items/');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Rich Tree View Items');
  const subject = title.locator('span');
  await expect(subject).toHaveText('Rich Tree View');
  await expect(subject).toHaveCSS('position', 'static');
  await expect(subject).toHaveCSS('display', 'block');
});

test('on a phone, a button to copy is in the bar of a file, above lines, and beside a single one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/x/react-data-grid/quickstart/');
  const blocks = page.locator('figure[data-code-block]');
  const named = blocks.filter({ has: page.locator('figcaption') }).first();
  const offsets = (block: Locator) =>
    block.evaluate((figure) => {
      const top = (selector: string) =>
        (figure.querySelector(selector)?.getBoundingClientRect().top ?? NaN) -
        figure.getBoundingClientRect().top;
      return { button: top('button'), code: top('pre > code') };
    });
  const inBar = await offsets(named);
  expect(inBar.button).toBeLessThan(16);
  expect(inBar.code).toBeGreaterThan(36);
  const plain = blocks.filter({ hasNot: page.locator('figcaption') });
  const several = await offsets(plain.filter({ hasText: 'import type' }).first());
  expect(several.button).toBeLessThan(16);
  expect(several.code).toBeGreaterThan(36);
  const single = plain.filter({ hasNot: page.locator('.token-line:nth-child(2)') }).first();
  expect((await offsets(single)).code).toBeLessThanOrEqual(16);
});
