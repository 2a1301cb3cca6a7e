import type { Page } from '@playwright/test';
import { watchRequests } from './support/quiet';
import { useServices } from './support/services';
import { expect, test } from './support/test';

const PLAIN = '/x/introduction/licensing/';
const API = '/x/api/charts/bar-chart/';

test.use({ startsScripts: false });

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

for (const url of [PLAIN, API]) {
  test(`${url} is complete without scripts, and its links load documents`, async ({ page }) => {
    const scripts = watchScripts(page);
    await open(page, url);
    await expect(menuOf(page).locator('[data-active-entry]')).toBeInViewport();
    await page.getByRole('heading', { level: 1 }).hover();
    const next = page.locator('main a[rel=next]');
    const target = await next.getAttribute('href');
    await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
    // A link is no reason to start, so the press isn't by pointer: it would scroll first.
    await next.evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${target}`);
    expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(false);
    expect(scripts.filter((script) => /\/main\./.test(script))).toEqual([]);
  });
}

test('a press of a control starts the scripts, and is done once they run', async ({ page }) => {
  await open(page, PLAIN);
  const scripts = watchScripts(page);
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  // The application navigates from now on.
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  const link = menuOf(page).locator('[data-active-entry]');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
  await link.click();
  expect(await page.evaluate(() => 'isOldDocument' in window)).toBe(true);
});

test('a press shows that it is pending while the scripts load', async ({ page }) => {
  await open(page, PLAIN);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  const button = page.getByRole('button', { name: /^Search/ });
  await button.click();
  await expect(button).toHaveAttribute('data-pending', '');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(button).not.toHaveAttribute('data-pending');
});

test('scrolling, a key, and a group of the menu start the scripts', async ({ page }) => {
  await open(page, API);
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 400);
  await hydrated(page).waitFor();

  await open(page, PLAIN);
  await page.keyboard.press('Shift');
  await hydrated(page).waitFor();

  await open(page, PLAIN);
  const group = menuOf(page).getByRole('link', { name: 'Data Grid', exact: true });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(new RegExp(`${PLAIN}$`));
});

test('a slash and what is typed after it start a search', async ({ page }) => {
  await open(page, PLAIN);
  await page.keyboard.type('/row');
  const search = page.getByRole('dialog', { name: 'Search' });
  await expect(search.getByRole('combobox', { name: /Search/ })).toHaveValue('row');
});

test('the first press of a copy button copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PLAIN);
  await page.getByRole('button', { name: 'Copy the code' }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first tap opens the menu', async ({ page }) => {
    await open(page, API);
    await page.getByRole('button', { name: 'Open navigation' }).tap();
    await expect(page.getByRole('dialog', { name: 'documentation' })).toBeVisible();
  });
});

/** The browser logs the requests that a test lets fail. */
const forgetLost = (problems: string[]) =>
  problems.splice(0, problems.length, ...problems.filter((text) => !/load resource/.test(text)));

test('a page from before a deployment finds the new scripts', async ({ page, problems }) => {
  await open(page, PLAIN);
  await page.route('**/assets/js/*main.*.js', (route) => route.fulfill({ status: 404, body: '' }));
  const reloaded = page.waitForEvent('load');
  const search = page.getByRole('button', { name: /^Search/ });
  await search.click();
  await reloaded;
  await page.unrouteAll();
  await search.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  forgetLost(problems);
});

test('a press without a network is done once there is one', async ({ page, context, problems }) => {
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

test('configured services start the scripts in idle time', async ({ page }) => {
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await useServices(page, { analytics: { id: 'G-TEST', consent: 'opt-out' } });
  const measured = page.waitForRequest(/googletagmanager/);
  await page.goto(PLAIN);
  await measured;
});

test('a browser without speculation rules starts the scripts in idle time', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = (type) => type !== 'speculationrules';
  });
  await page.goto(PLAIN);
  await hydrated(page).waitFor();
});

test('an address with an anchor and a stored choice start the scripts', async ({ page }) => {
  await page.goto(`${API}#props`);
  await hydrated(page).waitFor();
  await page.evaluate(() => localStorage.setItem('codeblock-package-manager', 'pnpm'));
  await page.goto(PLAIN);
  await hydrated(page).waitFor();
});

test('a page with demos starts after its first paint', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => node instanceof HTMLScriptElement && /main\.\w+/.test(node.src))) {
        performance.mark('main-added');
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/x/react-charts/bars/');
  await hydrated(page).waitFor();
  const [paint, added] = await page.evaluate(() =>
    ['first-contentful-paint', 'main-added'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0,
    ),
  );
  expect(paint).toBeGreaterThan(0);
  expect(added).toBeGreaterThan(paint ?? Infinity);
});
