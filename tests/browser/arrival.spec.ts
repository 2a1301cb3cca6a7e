import type { Locator, Page } from '@playwright/test';
import { measureShift } from './support/services';
import { expect, test } from './support/test';

/** How a demo arrives: what readers see before its scripts, without them, and on paper. */

const PAGES = {
  'x-data-grid': '/x/react-data-grid/column-definition/',
  'x-charts': '/x/react-charts/bars/',
  'x-date-pickers': '/x/react-date-pickers/date-picker/',
  'x-tree-view': '/x/react-tree-view/rich-tree-view/items/',
} as const;
const TREE = PAGES['x-tree-view'];

/** The preview of a demo in its page. */
const previewOf = (card: Locator) => card.locator('pre code');

/** The size of the shape in the frame of a demo; `null` if it has none. */
function shapeOf(card: Locator) {
  return card.locator('> [data-demo-canvas]').evaluate((canvas) => {
    const shape = getComputedStyle(canvas.querySelector('[data-product]') ?? canvas, '::before');
    return shape.content === 'none'
      ? null
      : {
          isPainted: shape.backgroundImage.includes('gradient'),
          height: parseFloat(shape.height) / canvas.getBoundingClientRect().height,
        };
  });
}

/** Holds all scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('without JavaScript, the code of demos is readable, and all of it is a link away', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(TREE);
  const card = page.locator('[data-demo="BasicRichTreeView"]');
  await expect(previewOf(card)).toContainText('<RichTreeView');
  await expect(previewOf(card)).toBeVisible();
  await expect(card.locator('> [data-demo-canvas]')).toBeHidden();
  await card.getByRole('link', { name: 'This demo needs JavaScript. Read its code' }).click();
  await expect(page).toHaveURL(/\/items\/BasicRichTreeView\.md$/);
  await expect(page.locator('body')).toContainText("from '@mui/x-tree-view/RichTreeView'");
  await page.close();
});

test('before any script, each product has its shape over the height of the frame', async ({
  browser,
}) => {
  const context = await browser.newContext();
  await context.route('**/*.js', (route) => route.abort());
  const page = await context.newPage();
  const shapes = new Set<string>();
  for (const url of Object.values(PAGES)) {
    await page.goto(url);
    const card = page.locator('[data-demo]').first();
    const shape = await shapeOf(card);
    expect(shape?.isPainted, url).toBe(true);
    expect(shape?.height, url).toBeGreaterThan(0.5);
    shapes.add(
      await card
        .locator('> [data-demo-canvas] > [data-product]')
        .evaluate((space) => getComputedStyle(space, '::before').backgroundImage),
    );
  }
  expect(shapes.size).toBe(Object.keys(PAGES).length);
  await context.close();
});

test('the demo replaces its shape, and the code stays, without a shift', async ({ page }) => {
  const shiftOf = await measureShift(page);
  const release = await holdScripts(page);
  await page.goto(TREE, { waitUntil: 'commit' });
  const card = page.locator('[data-demo="BasicRichTreeView"]');
  const code = await previewOf(card).innerHTML();
  expect(await shapeOf(card)).not.toBeNull();
  const top = await card.evaluate((element) => element.getBoundingClientRect().top);

  // The code of each frame, whenever it differs from the previous one.
  await card.evaluate((element) => {
    const target = window as Window & { codes_?: Set<string> };
    const codes = new Set<string>();
    target.codes_ = codes;
    const look = () => {
      codes.add(element.querySelector('pre code')?.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  release();
  await expect(card.locator('> [data-demo-canvas]')).toHaveAttribute('data-status', 'ready', {
    timeout: 30_000,
  });
  await card.getByRole('toolbar', { name: 'Demo tools' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shapeOf(card)).toBeNull();
  expect(await previewOf(card).innerHTML()).toBe(code);
  const codes = await page.evaluate(() => [
    ...((window as Window & { codes_?: Set<string> }).codes_ ?? []),
  ]);
  expect(codes).toHaveLength(1);
  expect(await card.evaluate((element) => element.getBoundingClientRect().top)).toBe(top);
  expect(await shiftOf()).toBeLessThanOrEqual(0.01);
});

test('on paper, demos that were not rendered are replaced by their code', async ({ page }) => {
  await page.goto(TREE);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const first = page.locator('[data-demo="BasicRichTreeView"]');
  await first.locator('[data-demo-canvas][data-status="ready"]').waitFor({ timeout: 30_000 });
  const last = page.locator('[data-demo]').last();
  await expect(last.locator('[data-demo-canvas]')).toHaveAttribute('data-status', 'loading');

  await page.emulateMedia({ media: 'print' });
  await page.pdf();
  await expect(first.getByRole('tree')).toBeVisible();
  await expect(previewOf(first)).toBeVisible();
  await expect(first.getByRole('toolbar')).toBeHidden();
  await expect(last.locator('[data-demo-canvas]')).toBeHidden();
  await expect(previewOf(last).filter({ visible: true })).toContainText('export default function');
});
