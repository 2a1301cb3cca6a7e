import { expect, test, type Locator } from '@playwright/test';
import { openDemo } from './demoPage';
import { buildEmptyApp, openEmptyApp } from './emptyApp';

/** One demo of each product, and one with plain HTML. */
const DEMOS = [
  { page: '/x/react-charts/bars/', path: 'react-charts/bars/BarsDataset.tsx' },
  {
    page: '/x/react-data-grid/column-definition/',
    path: 'react-data-grid/column-definition/StylingCells.tsx',
  },
  {
    page: '/x/react-date-pickers/date-calendar/',
    path: 'react-date-pickers/date-calendar/BasicDateCalendar.tsx',
  },
  {
    page: '/x/react-tree-view/rich-tree-view/items/',
    path: 'react-tree-view/rich-tree-view/items/BasicRichTreeView.tsx',
  },
];

interface StyledElement {
  readonly element: string;
  readonly styles: Record<string, string>;
}

/** Every descendant in order, with all computed styles. */
function computedStyles(root: Locator): Promise<StyledElement[]> {
  return root.evaluate((node) => {
    // Native controls follow the page's mode; generated ids contain a counter.
    const ignored = new Set(['color-scheme', 'clip-path', 'mask', 'mask-image']);
    return Array.from(node.querySelectorAll('*'), (element) => {
      const computed = getComputedStyle(element);
      const names = Array.from(computed).filter(
        (name) => !name.startsWith('--') && !ignored.has(name),
      );
      return {
        element: `${element.tagName.toLowerCase()}.${element.classList.item(0) ?? ''}`.replace(
          /\.(css|mui)-.*$/,
          '',
        ),
        styles: Object.fromEntries(
          // Emotion prefixes the names of animations with the key of its cache.
          names.map((name) => [name, computed.getPropertyValue(name).replace(/^mui-/, '')]),
        ),
      };
    });
  });
}

/** The differences as readable lines: an element, a property, both values. */
function differences(docs: StyledElement[], app: StyledElement[]): string[] {
  return docs.flatMap(({ element, styles }, position) =>
    Object.entries(styles)
      .filter(([name, value]) => app[position]?.styles[name] !== value)
      .map(
        ([name, value]) =>
          `${position} ${element} { ${name}: ${value} } in the docs, ${app[position]?.styles[name]} in an empty app`,
      ),
  );
}

for (const demo of DEMOS) {
  const name = demo.path.replace(/^.*\/|\.tsx$/g, '');
  test(`${name} looks as it does in an empty application`, async ({ page, context }) => {
    test.slow();
    await page.goto(demo.page);
    const root = (await openDemo(page, name)).locator('[data-demo-root] > *');
    const width = await root.evaluate((node) => node.getBoundingClientRect().width);

    const html = await buildEmptyApp(demo.path, width);
    const app = await context.newPage();
    await openEmptyApp(app, html);
    await app.locator('#demo > *').first().waitFor();

    await expect
      .poll(
        async () =>
          differences(await computedStyles(root), await computedStyles(app.locator('#demo'))).slice(
            0,
            20,
          ),
        { timeout: 15_000 },
      )
      .toEqual([]);
  });
}
