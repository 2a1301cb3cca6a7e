import { openDemo, canvasOf } from './support/look';
import { openPuppeteer } from './support/puppeteerBrowser';
import { differences, areEquivalent, readStyles, type Styles } from './support/styles';
import type { Tab } from './support/tab';
import { expect, test } from './support/test';

interface Place {
  readonly path: string;
  /** A demo that must run first. */
  readonly demo?: string;
  /** CSS selectors by name of the element. */
  readonly elements: Readonly<Record<string, string>>;
}

const inDemo = (demo: string, elements: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(elements).map(([name, css]) => [name, `${canvasOf(demo)} ${css}`]),
  );

const PLACES: Readonly<Record<string, Place>> = {
  'the shell of a guide': {
    path: '/x/react-data-grid/sorting/',
    elements: {
      page: 'body',
      header: 'header',
      'product menu': '#mui-product-selector',
      'search button': 'header button[aria-haspopup="dialog"][aria-keyshortcuts]',
      menu: 'nav[aria-label="documentation"]',
      'menu entry': 'nav[aria-label="documentation"] a[href="/x/react-data-grid/filtering/"]',
      'current menu entry': 'nav[aria-label="documentation"] a[aria-current="page"]',
      title: 'h1',
      section: 'article h2',
      paragraph: 'article p',
      link: 'article p a',
      'inline code': 'article p code',
      'code block': 'figure[data-code-block] pre',
      'token of code': 'figure[data-code-block] .token.keyword',
      'table of contents': 'nav[aria-label="Page table of contents"] a',
      footer: 'footer',
    },
  },
  'an API page': {
    path: '/x/api/tree-view/rich-tree-view/',
    elements: { title: 'h1', section: 'article h2', code: 'article code', paragraph: 'article p' },
  },
  'Data Grid': {
    path: '/x/react-data-grid/editing/',
    demo: 'BasicEditingGrid',
    elements: {
      card: '[data-demo="BasicEditingGrid"]',
      toolbar: '[data-demo="BasicEditingGrid"] [role="toolbar"]',
      ...inDemo('BasicEditingGrid', {
        grid: '[role="grid"]',
        header: '[role="columnheader"]',
        'header title': '.MuiDataGrid-columnHeaderTitle',
        row: '[role="row"][data-id]',
        cell: '[role="gridcell"]',
        footer: '.MuiDataGrid-footerContainer',
      }),
    },
  },
  'Date and Time Pickers': {
    path: '/x/react-date-pickers/date-picker/',
    demo: 'BasicDatePicker',
    elements: inDemo('BasicDatePicker', {
      field: '.MuiPickersTextField-root',
      label: 'label',
      input: '.MuiPickersOutlinedInput-root',
      section: '.MuiPickersInputBase-sectionContent',
      button: 'button[aria-label^="Choose date"]',
    }),
  },
  Charts: {
    path: '/x/react-charts/bars/',
    demo: 'BasicBars',
    elements: inDemo('BasicBars', {
      chart: 'svg',
      axis: '.MuiChartsAxis-line',
      'label of a tick': '.MuiChartsAxis-tickLabel',
      legend: '.MuiChartsLegend-root',
    }),
  },
  'Tree View': {
    path: '/x/react-tree-view/rich-tree-view/items/',
    demo: 'BasicRichTreeView',
    elements: inDemo('BasicRichTreeView', {
      tree: '[role="tree"]',
      item: '[role="treeitem"]',
      content: '.MuiTreeItem-content',
      label: '.MuiTreeItem-label',
    }),
  },
};

async function stylesAt(tab: Tab, { path, demo, elements }: Place): Promise<Styles> {
  await tab.goto(path);
  // Scrollbars of the page take 15 px in one engine, and none in another.
  await tab.run(() => document.documentElement.style.setProperty('scrollbar-width', 'none'));
  if (demo) {
    await openDemo(tab, demo);
  }
  await tab.run(() => document.fonts.ready.then(() => true));
  return readStyles(tab, elements);
}

let chromiumStyles: Readonly<Record<string, Styles>>;

test.beforeAll(async ({ site }) => {
  test.setTimeout(300_000);
  const chromium = await openPuppeteer('chrome', process.env.CHROME_PATH ?? '');
  const tab = await chromium.newTab(site.origin);
  const found: Record<string, Styles> = {};
  for (const [name, place] of Object.entries(PLACES)) {
    found[name] = await stylesAt(tab, place);
  }
  chromiumStyles = found;
  await chromium.close();
});

for (const [name, place] of Object.entries(PLACES)) {
  test(`${name}: looks as it does in Chromium`, async ({ tab }) => {
    const expected = chromiumStyles[name] ?? {};
    // A selector that matches nothing compares nothing.
    expect(Object.entries(expected).filter(([, style]) => !style)).toEqual([]);
    expect(differences(expected, await stylesAt(tab, place))).toEqual([]);
  });
}

test('finds a difference, but ignores rounding', () => {
  expect(areEquivalent('color', 'color(srgb 0.1 0.2 0.3)', 'rgb(25, 51, 77)')).toBe(true);
  expect(areEquivalent('color', 'rgb(25, 51, 77)', 'rgba(25, 51, 77, 0.5)')).toBe(false);
  expect(areEquivalent('line-height', 'normal', '18px')).toBe(true);
  expect(areEquivalent('padding-top', '8px', '9px')).toBe(false);
  expect(areEquivalent('height', '16920px', '16803px')).toBe(true);
  expect(areEquivalent('height', '40px', '44px')).toBe(false);
  expect(areEquivalent('display', 'flex', 'block')).toBe(false);
});
