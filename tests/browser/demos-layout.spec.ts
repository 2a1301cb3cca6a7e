import { listDemoPages } from './allDemos';
import { openDemo } from './demoPage';
import { renderDemos } from './demoRender';
import { expect, test } from './support/test';

/** Guides with demos of every height, with and without previews. */
const GUIDES = [
  '/x/react-charts/bars/',
  '/x/react-data-grid/column-definition/',
  '/x/react-date-pickers/date-picker/',
  '/x/react-tree-view/rich-tree-view/items/',
];

/** Half of what counts as good for a whole visit. */
const NOTICEABLE = 0.05;

for (const [device, width] of [
  ['a laptop', 1440],
  ['a phone', 390],
] as const) {
  for (const { route, demos } of listDemoPages().filter((page) => GUIDES.includes(page.route))) {
    test(`nothing moves while the demos of ${route} load on ${device}`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: string[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            const moved = entry.sources.map(({ node }) => nameOf(node)).join(', ');
            shifts.push(`${entry.value.toFixed(4)} ${moved}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });

        interface LayoutShift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        }
        function nameOf(node: Node | null): string {
          const element = node instanceof Element ? node : node?.parentElement;
          const demo = element?.closest('[data-demo]')?.getAttribute('data-demo');
          return `${element?.tagName.toLowerCase()}.${element?.classList[0]} in ${demo}`;
        }
      });
      await page.goto(route);
      expect(await renderDemos(page, demos)).toEqual([]);
      await page.waitForLoadState('networkidle');

      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      expect(shifts.filter((shift) => parseFloat(shift) >= NOTICEABLE)).toEqual([]);
    });
  }
}

for (const [device, width] of [
  ['a laptop', 1440],
  ['a phone', 390],
] as const) {
  test(`no button covers code on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/x/react-data-grid/');
    const card = await openDemo(page, 'PipelineGrid');
    await card.getByRole('button', { name: 'Expand code' }).click();
    await card.locator('code').waitFor();
    // Long lines beside a button are scrolled out of it.
    const covered = await page.locator('article pre').evaluateAll((blocks) =>
      blocks.flatMap((block) => {
        block.scrollTo({ left: block.scrollWidth });
        const range = document.createRange();
        const texts = Array.from(block.querySelectorAll('.token-line'), (line) => {
          range.selectNodeContents(line);
          return range.getBoundingClientRect();
        });
        const buttons = block.closest('figure, div:has(button)')?.querySelectorAll('button') ?? [];
        return Array.from(buttons)
          .filter((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect();
            return texts.some(
              (text) =>
                left < text.right && right > text.left && top < text.bottom && bottom > text.top,
            );
          })
          .map((button) => button.getAttribute('aria-label') ?? button.textContent);
      }),
    );
    expect(covered).toEqual([]);
  });
}

test('a grid uses the whole width of a phone, without a second outline', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/x/react-data-grid/');
  const card = await openDemo(page, 'PipelineGrid');
  const grid = card.locator('.MuiDataGrid-root').first();
  const widthOf = async (box: typeof grid) => (await box.boundingBox())?.width ?? 0;
  expect(await widthOf(grid)).toBe((await widthOf(card)) - 2);
  await expect(grid).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
  await expect(grid).toHaveCSS('border-top-left-radius', '0px');
});

test('lines that can be scrolled fade out, and others do not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/x/react-data-grid/backend/');
  const code = page.locator('[data-code-block] pre').first();
  await expect(code).toHaveCSS('mask-image', /32px\)$/);
  await code.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  await expect(code).toHaveCSS('mask-image', / 0px\)$/);
});

for (const width of [375, 390]) {
  test(`a toolbar with a choice of styling has one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/x/react-tree-view/rich-tree-view/items/');
    const card = await openDemo(page, 'BasicRichTreeView');
    const controls = card
      .getByRole('toolbar', { name: 'Demo tools' })
      .locator('[data-stop]:visible');
    await expect(controls.and(page.locator('[data-stop="styling"]'))).toBeVisible();
    const tops = await controls.evaluateAll((all) =>
      all.map((control) => Math.round(control.getBoundingClientRect().top)),
    );
    expect(new Set(tops).size).toBe(1);
  });
}
