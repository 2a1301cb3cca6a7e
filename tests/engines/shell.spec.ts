import { addressOf, attributeOf, countOf, textOf, valueOf } from './support/look';
import { expect, readNotes, test } from './support/test';

const GUIDE = '/x/react-data-grid/sorting/';
const MENU = 'nav[aria-label="documentation"]';

test('the menu and the table of contents lead from page to page, and to a section', async ({
  tab,
}) => {
  await tab.goto(GUIDE);
  await expect.poll(() => textOf(tab, 'h1')).toBe('Sorting');
  await tab.click({ css: `${MENU} a[href="/x/react-data-grid/pagination/"]` });
  await expect.poll(() => textOf(tab, 'h1')).toBe('Pagination');
  await expect.poll(() => addressOf(tab)).toBe('/x/react-data-grid/pagination/');

  await tab.click({ css: 'nav[aria-label="Page table of contents"] li:last-child > a' });
  await expect.poll(() => addressOf(tab)).toMatch(/#./);
});

test('the product menu leads to another product', async ({ tab }) => {
  await tab.goto(GUIDE);
  await tab.click({ css: '#mui-product-selector' });
  await tab.click({ css: '#mui-product-selector ~ * a[href="/x/react-charts/"]' });
  await expect.poll(() => addressOf(tab)).toBe('/x/react-charts/');
});

test('the version menu lists the majors, and Escape closes it', async ({ tab }) => {
  const button = '#mui-version-selector';
  await tab.goto(GUIDE);
  await tab.click({ css: button });
  await expect.poll(() => attributeOf(tab, button, 'aria-expanded')).toBe('true');
  await expect.poll(() => textOf(tab, `${button} ~ *`)).toMatch(/v8.*v7/);
  await tab.press('Escape');
  await expect.poll(() => attributeOf(tab, button, 'aria-expanded')).toBe('false');
  expect(
    await tab.run((css) => document.activeElement === document.querySelector(css), button),
  ).toBe(true);
});

test('the search finds a prop and leads to it by keyboard', async ({ tab }) => {
  await tab.goto(GUIDE);
  await tab.press('Control+k');
  await expect
    .poll(() => tab.run(() => document.activeElement?.getAttribute('role')))
    .toBe('combobox');
  await tab.type('checkboxSelection');
  await expect.poll(() => countOf(tab, '[role="option"]')).toBeGreaterThan(0);
  await expect.poll(() => textOf(tab, '[role="option"]')).toContain('checkboxSelection');
  await tab.press('Enter');
  await expect.poll(() => addressOf(tab)).not.toBe(GUIDE);
  await expect.poll(() => countOf(tab, '[role="option"]')).toBe(0);
});

test('the settings change mode and direction, which the next page applies', async ({ tab }) => {
  await tab.goto(GUIDE);
  await tab.click({ css: 'button', name: 'Settings' });
  await tab.click({ css: 'label', name: 'Dark' });
  await expect.poll(() => attributeOf(tab, 'html', 'data-theme')).toBe('dark');
  await tab.click({ css: 'label', name: 'Right to left' });
  await expect.poll(() => attributeOf(tab, 'html', 'dir')).toBe('rtl');
  await tab.press('Escape');

  await tab.goto('/x/introduction/');
  expect(await attributeOf(tab, 'html', 'data-theme')).toBe('dark');
  expect(await attributeOf(tab, 'html', 'dir')).toBe('rtl');
});

for (const [mode, background] of [
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(15, 18, 20)'],
] as const) {
  test(`a page in ${mode} mode has its colors from the first frame`, async ({ tab }) => {
    await tab.goto('/x/introduction/');
    await tab.run((name) => localStorage.setItem('mui-mode', name), mode);
    await tab.goto(GUIDE);
    expect((await readNotes(tab)).backgrounds).toEqual([background]);
  });
}

test('code is copied exactly', async ({ tab }) => {
  await tab.goto(GUIDE);
  await tab.hover({ css: 'figure[data-code-block]' });
  await tab.click({ css: 'figure[data-code-block] button', name: 'Copy the code' });
  await expect.poll(() => textOf(tab, 'figure[data-code-block] [role="status"]')).toBe('Copied');
  const code = (await textOf(tab, 'figure[data-code-block] code')) ?? '';
  expect(code).not.toBe('');

  await tab.press('Control+k');
  await expect
    .poll(() => tab.run(() => document.activeElement?.getAttribute('role')))
    .toBe('combobox');
  await tab.press('Control+v');
  const pasted = async () => (await valueOf(tab, 'input[role="combobox"]'))?.replace(/\s+/g, '');
  await expect.poll(pasted).toBe(code.replace(/\s+/g, ''));
});
