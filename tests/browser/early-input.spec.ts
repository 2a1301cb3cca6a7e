import type { Page } from '@playwright/test';
import { sample } from './support/sample';
import { expect, test } from './support/test';

/**
 * What readers press and type before the scripts of a page run, with real keys at 20 ms each, on
 * slow devices. Every letter arrives once, and in order.
 */

const TEXT = 'pinned cols';
const KEY_MS = 20;

const PAGES = {
  guide: '/x/introduction/licensing/',
  'guide with demos': '/x/react-charts/bars/',
  'API page': '/x/api/data-grid/data-grid/',
  'migration guide': '/x/migration/migration-data-grid-v7/',
  'landing page': '/x/',
  templates: '/x/templates/',
  'theme studio': '/x/theme/',
  'error page': '/x/production-error/',
} as const;

/**
 * Opens a page on a slow device, until it has painted. When other tests need the same cores, each
 * step takes several seconds, so there is time in proportion.
 */
async function open(page: Page, url: string, slowdown: number): Promise<void> {
  test.setTimeout(Math.max(3, slowdown) * 20_000);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );
}

const type = (page: Page) => page.keyboard.type(TEXT, { delay: KEY_MS });

/** The value of a field once it no longer changes: a letter can also arrive a second time. */
async function settledValue(page: Page, selector: string): Promise<string> {
  const field = page.locator(selector).first();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await field.waitFor();
  let value = '';
  await expect
    .poll(
      async () => {
        const before = value;
        value = await field.inputValue();
        return value !== '' && value === before;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return value;
}

const searchValue = (page: Page) => settledValue(page, 'dialog [role="combobox"]');

const OPENINGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the search button': (page) =>
    page
      .getByRole('button', { name: /^Search/ })
      .first()
      .click(),
  'Ctrl+K': (page) => page.keyboard.press('Control+k'),
  'a slash': (page) => page.keyboard.press('/'),
};

// The pages are of one kind to the script, so each is tried with one slowdown, and `npm test` opens
// the search of some, in one way each.
const openings = Object.entries(PAGES).flatMap(([kind, url], page) =>
  Object.entries(OPENINGS).map(([name, openSearch]) => ({
    ...{ kind, url, name, openSearch },
    slowdown: page % 2 === 0 ? 4 : 8,
  })),
);
for (const { kind, url, name, openSearch, slowdown } of sample(openings, 4)) {
  test(`${kind}: ${name} and what is typed after it, ${slowdown} times slower`, async ({
    page,
  }) => {
    await open(page, url, slowdown);
    await openSearch(page);
    await type(page);
    expect(await searchValue(page)).toBe(TEXT);
  });
}

for (const slowdown of sample([4, 8], 2)) {
  test(`the filter of an API page, ${slowdown} times slower`, async ({ page }) => {
    await open(page, PAGES['API page'], slowdown);
    const filter = 'main input[type="search"]';
    await page.locator(filter).first().click();
    await type(page);
    expect(await settledValue(page, filter)).toBe(TEXT);
    // The page knows the text, too.
    await expect(page.getByText(/^\d+ of \d+/).first()).toBeVisible();
  });

  test(`a field and then the search, ${slowdown} times slower`, async ({ page }) => {
    await open(page, PAGES['API page'], slowdown);
    const filter = 'main input[type="search"]';
    await page.locator(filter).first().click();
    await page.keyboard.type('row', { delay: KEY_MS });
    await page.keyboard.press('Control+k');
    await type(page);
    expect(await searchValue(page)).toBe(TEXT);
    await expect(page.locator(filter).first()).toHaveValue('row');
  });

  test(`Enter opens the first result, ${slowdown} times slower`, async ({ page }) => {
    await open(page, PAGES.guide, slowdown);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('column visibility', { delay: KEY_MS });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/column-visibility\//, { timeout: slowdown * 15_000 });
  });
}

test('a field that is rendered between a key and its letter loses none', async ({ page }) => {
  await page.route('**/assets/js/main.*.js', () => undefined);
  await open(page, PAGES['API page'], 1);
  const field = page.locator('main input[type="search"]').first();
  await field.click();
  const client = await page.context().newCDPSession(page);
  for (const key of 'row') {
    await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key });
    // As React does with a field whose text it doesn't know yet.
    await field.evaluate((element: HTMLInputElement) => (element.value = ''));
    await client.send('Input.dispatchKeyEvent', { type: 'char', key, text: key });
    await client.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
  await expect(field).toHaveValue('row');
});

test('presses of several controls are all done', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/main.*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await open(page, '/x/react-data-grid/quickstart/', 4);
  const pro = page.getByRole('tab', { name: 'Pro', exact: true });
  const group = page
    .getByRole('navigation', { name: 'documentation' })
    .getByRole('link', { name: 'Charts', exact: true });
  await pro.click();
  await group.click();
  release();
  await expect(pro).toHaveAttribute('aria-selected', 'true');
  // The head of the page has a command, too.
  const steps = page.getByRole('tabpanel').getByText('npm install @mui/x-data-grid-pro');
  await expect(steps.first()).toBeVisible();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
});

test('Escape right after a press closes what the press opens', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/main.*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await open(page, PAGES['API page'], 1);
  const type = page.getByRole('button', { name: 'GridColDef' }).first();
  await type.click();
  await page.keyboard.press('Escape');
  release();
  await expect(type).not.toHaveAttribute('data-pending');
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  // The next press opens it.
  await type.press('Enter');
  await expect(page.getByRole('dialog', { name: 'GridColDef' })).toBeVisible();
});

test('a press shows that it is pending while the scripts load', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/main.*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await open(page, PAGES.guide, 1);
  const button = page.getByRole('button', { name: /^Search/ });
  await button.click();
  await expect(button).toHaveAttribute('data-pending', '');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(button).not.toHaveAttribute('data-pending');
});

test.describe('the code of a page', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  for (const url of [PAGES.guide, PAGES['guide with demos'], PAGES['migration guide']]) {
    test(`${url}: the first Ctrl+C over it copies, at once`, async ({ page }) => {
      // The scripts never arrive.
      await page.route('**/assets/js/main.*.js', () => undefined);
      await open(page, url, 4);
      const block = page.locator('[data-code-block] pre').first();
      await block.hover();
      await page.keyboard.press('Control+c');
      await expect.poll(() => copied(page)).toBe(await block.locator('code').textContent());
    });
  }

  test('the first press of its button copies, and says so', async ({ page }) => {
    await open(page, PAGES.guide, 4);
    const block = page.locator('[data-code-block]').first();
    const button = block.getByRole('button').first();
    await button.click();
    await expect(button).toHaveAttribute('data-status', 'copied');
    expect(await copied(page)).toBe(await block.locator('code').textContent());
  });

  test('a selection is left to the browser', async ({ page }) => {
    await open(page, PAGES.guide, 4);
    await page.getByRole('heading', { level: 1 }).selectText();
    await page.locator('[data-code-block] pre').first().hover();
    await page.keyboard.press('Control+c');
    await expect
      .poll(() => copied(page))
      .toContain(await page.getByRole('heading', { level: 1 }).innerText());
  });
});

test("a demo's toolbar answers its first press", async ({ page }) => {
  await open(page, PAGES['guide with demos'], 4);
  const demo = page.locator('[data-demo]').first();
  const button = demo.getByRole('button', { name: /^(Expand|Show|View) .*code/i }).first();
  await button.click();
  await expect(demo.locator('code').first()).toBeVisible();
});
