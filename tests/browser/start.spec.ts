import type { Page } from '@playwright/test';
import { watchRequests } from './support/quiet';
import { useServices } from './support/services';
import { expect, test } from './support/test';

const PLAIN = '/x/introduction/licensing/';
const API = '/x/api/charts/bar-chart/';
const DEMOS = '/x/react-charts/bars/';

/** The scripts that a page requests from now on. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(new URL(request.url()).pathname);
    }
  });
  return scripts;
}

/** Opens a page and waits for what it requests by itself. */
async function open(page: Page, url: string): Promise<void> {
  const untilQuiet = watchRequests(page);
  await page.goto(url);
  await untilQuiet();
}

const hydrated = (page: Page) => page.locator('html[data-has-hydrated="true"]');

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'documentation' });

/** The browser logs the requests that a test lets fail. */
const forgetLost = (problems: string[]) =>
  problems.splice(0, problems.length, ...problems.filter((text) => !/load resource/.test(text)));

test.describe('without input', () => {
  for (const url of [PLAIN, API, '/x/', '/x/templates/', '/x/theme/', DEMOS]) {
    test(`${url} starts after its first paint`, async ({ page }) => {
      await page.addInitScript(() => {
        new MutationObserver((records) => {
          const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
          if (
            added.some((node) => node instanceof HTMLScriptElement && /main\.\w+/.test(node.src))
          ) {
            performance.mark('main-added');
          }
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto(url);
      await hydrated(page).waitFor();
      const [paint, added] = await page.evaluate(() =>
        ['first-contentful-paint', 'main-added'].map(
          (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0,
        ),
      );
      expect(paint).toBeGreaterThan(0);
      expect(added).toBeGreaterThan(paint ?? Infinity);
    });
  }

  test("follows the system's color scheme, and counts announcements", async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(PLAIN);
    await hydrated(page).waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.waitForRequest('**/announcements.json');
  });

  test('measures with configured services', async ({ page }) => {
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await useServices(page, { analytics: { id: 'G-TEST', consent: 'opt-out' } });
    const measured = page.waitForRequest(/googletagmanager/);
    await page.goto(PLAIN);
    await measured;
    await expect
      .poll(() => page.evaluate(() => typeof Reflect.get(window, 'gtag')))
      .toBe('function');
  });
});

test.describe('for readers who save data', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    }),
  );

  for (const url of [PLAIN, API, DEMOS]) {
    test(`${url} is complete without scripts, and its links load documents`, async ({ page }) => {
      const scripts = watchScripts(page);
      await open(page, url);
      await expect(menuOf(page).locator('[data-active-entry]')).toBeInViewport();
      await page.getByRole('heading', { level: 1 }).hover();
      expect(scripts).toEqual([]);
      const next = page.locator('main a[rel=next]');
      const target = await next.getAttribute('href');
      await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
      await next.click();
      await page.waitForURL(`**${target}`);
    });
  }

  for (const [name, act] of [
    ['a wheel', (page: Page) => page.mouse.wheel(0, 400)],
    ['a key', (page: Page) => page.keyboard.press('Shift')],
    ['a press', (page: Page) => page.getByRole('heading', { level: 1 }).click()],
    ['the focus', (page: Page) => page.getByRole('button', { name: /^Search/ }).focus()],
  ] as const) {
    for (const url of [PLAIN, DEMOS]) {
      test(`${name} starts ${url}`, async ({ page }) => {
        await open(page, url);
        await act(page);
        await hydrated(page).waitFor();
      });
    }
  }

  test('the index of the search is transferred when it opens', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, PLAIN);
    await page.keyboard.press('Shift');
    await page.waitForRequest('**/announcements.json');
    const isIndex = (url: string) => /\/search\/v8\./.test(url);
    expect(requests.filter(isIndex)).toEqual([]);
    const index = page.waitForRequest((request) => isIndex(request.url()));
    await page.keyboard.press('Control+k');
    await index;
  });

  test('a page from before a deployment finds the new scripts', async ({ page, problems }) => {
    await open(page, PLAIN);
    await page.route('**/assets/js/*main.*.js', (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    const reloaded = page.waitForEvent('load');
    const search = page.getByRole('button', { name: /^Search/ });
    await search.click();
    await reloaded;
    await page.unrouteAll();
    await search.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    forgetLost(problems);
  });

  test('a press without a network is done once there is one', async ({
    page,
    context,
    problems,
  }) => {
    await open(page, PLAIN);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await page.getByRole('button', { name: /^Search/ }).click();
    await failed;
    await context.setOffline(false);
    await page.keyboard.press('Shift');
    await expect(page.getByRole('dialog')).toBeVisible();
    forgetLost(problems);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('the first tap opens the menu', async ({ page }) => {
      await open(page, API);
      await page.getByRole('button', { name: 'Open navigation' }).tap();
      await expect(page.getByRole('dialog', { name: 'documentation' })).toBeVisible();
    });
  });

  test('the first choice of an option is made', async ({ page }) => {
    await open(page, '/x/react-tree-view/features-by-plan/');
    const pro = page.getByRole('radio', { name: 'Added by Pro' });
    await page.getByText('Added by Pro', { exact: true }).click();
    await expect(pro).toBeChecked();
    await expect(page.locator('article')).toHaveAttribute('data-feature-plan', 'pro');
  });

  test('the menu stays where its reader scrolled it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(page, PLAIN);
    const menu = menuOf(page);
    const offset = () => menu.evaluate((element) => element.scrollTop);
    await menu.evaluate((element) => element.scrollTo(0, 1e6));
    const end = await offset();
    expect(end).toBeGreaterThan(0);
    // Another document keeps it, as far as its entry is in sight.
    await menu.evaluate((element) => element.scrollTo(0, 40));
    await open(page, PLAIN);
    expect(await offset()).toBe(40);
    await menu.evaluate((element) => element.scrollTo(0, 1e6));
    const group = menu.getByRole('link', { name: 'Tree View', exact: true });
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    expect(await offset()).toBe(end);
  });
});
