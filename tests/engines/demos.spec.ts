import {
  addressOf,
  attributeOf,
  countOf,
  openDemo,
  canvasOf,
  textOf,
  valueOf,
} from './support/look';
import { expect, test } from './support/test';

const BARS = '/x/react-charts/bars/';

test('Data Grid: a click on a header sorts, Enter edits a cell', async ({ tab }) => {
  await tab.goto('/x/react-data-grid/editing/');
  await openDemo(tab, 'BasicEditingGrid');
  const canvas = canvasOf('BasicEditingGrid');
  const header = `${canvas} [role="columnheader"][data-field="name"]`;
  await tab.click({ css: header });
  await expect.poll(() => attributeOf(tab, header, 'aria-sort')).toBe('ascending');

  const cell = `${canvas} [role="row"][data-id="1"] [data-field="name"]`;
  await tab.click({ css: cell });
  await tab.press('Enter');
  await expect.poll(() => countOf(tab, `${cell} input`)).toBe(1);
  await tab.press('Control+a');
  await tab.type('Zoe');
  await tab.press('Enter');
  await expect.poll(() => textOf(tab, cell)).toBe('Zoe');
});

test('Date and Time Pickers: a day is chosen in the calendar', async ({ tab }) => {
  await tab.goto('/x/react-date-pickers/date-picker/');
  await openDemo(tab, 'BasicDatePicker');
  const canvas = canvasOf('BasicDatePicker');
  const field = `${canvas} input[aria-hidden="true"]`;
  await tab.click({ css: `${canvas} button[aria-label^="Choose date"]` });
  await tab.click({ css: '[role="dialog"] [role="gridcell"]', name: '17' });
  await expect.poll(() => valueOf(tab, field)).toMatch(/17/);
  await expect.poll(() => countOf(tab, '[role="dialog"] [role="gridcell"]')).toBe(0);
});

test('Charts: pointing at a bar shows its value', async ({ tab }) => {
  await tab.goto(BARS);
  await openDemo(tab, 'BasicBars');
  await tab.hover({ css: `${canvasOf('BasicBars')} .MuiBarElement-root` });
  await expect.poll(() => countOf(tab, '.MuiChartsTooltip-root')).toBeGreaterThan(0);
  await expect.poll(() => textOf(tab, '.MuiChartsTooltip-root')).toMatch(/\d/);
});

test('Tree View: a click expands an item, and arrow keys navigate', async ({ tab }) => {
  await tab.goto('/x/react-tree-view/rich-tree-view/items/');
  await openDemo(tab, 'BasicRichTreeView');
  const branch = `${canvasOf('BasicRichTreeView')} [role="treeitem"][aria-expanded]`;
  const before = await attributeOf(tab, branch, 'aria-expanded');
  await tab.click({ css: `${branch} .MuiTreeItem-label` });
  await expect.poll(() => attributeOf(tab, branch, 'aria-expanded')).not.toBe(before);
  await tab.press('ArrowDown');
  const focused = () => tab.run(() => document.activeElement?.getAttribute('role'));
  await expect.poll(focused).toBe('treeitem');
  expect(
    await tab.run((css) => document.activeElement === document.querySelector(css), branch),
  ).toBe(false);
});

test('a demo is edited, and runs the edited code', async ({ tab }) => {
  await tab.goto(BARS);
  await openDemo(tab, 'BasicBars');
  const card = '[data-demo="BasicBars"]';
  await tab.click({ css: `${card} button`, name: 'Expand code' });
  await tab.click({ css: `${card} button`, name: 'Edit code' });
  await expect
    .poll(() => tab.run(() => document.activeElement?.getAttribute('role')))
    .toBe('textbox');
  await tab.press('Control+a');
  // The editor closes brackets, quotes, and tags, and skips the closing ones except for tags.
  await tab.type("export default () => 'written here';");
  await expect.poll(() => textOf(tab, `${card} [data-demo-root]`)).toBe('written here');
});

test('a playground keeps component, code, and URL in sync', async ({ tab }) => {
  await tab.goto(BARS);
  const card = 'section[aria-label="Playground of BarChart"]';
  // It loads when it comes near the viewport.
  await tab.hover({ css: card });
  await tab.click({ css: `${card} [role="switch"]`, name: 'hideLegend' });
  await expect.poll(() => textOf(tab, '[aria-label="Code of BarChart"]')).toContain('hideLegend');
  await expect.poll(() => addressOf(tab)).toContain('BarChart.hideLegend=true');
});

test('the gallery leads to a template, which shows its source', async ({ tab }) => {
  await tab.goto('/x/templates/');
  await tab.click({ css: 'main h2 a', name: 'Sticky footer' });
  await expect.poll(() => addressOf(tab)).toBe('/x/templates/sticky-footer/');
  await expect.poll(() => countOf(tab, '[data-demo-root] main')).toBe(1);
  await tab.click({ css: 'button', name: 'Source code' });
  await expect.poll(() => textOf(tab, '[role="tabpanel"]')).toContain('export default function');
  await tab.press('Escape');
  await expect.poll(() => countOf(tab, '[role="tabpanel"]')).toBe(0);
});
