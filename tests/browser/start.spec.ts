import type { Page } from '@playwright/test';
import { watchRequests } from './support/quiet';
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

for (const url of [PLAIN, API]) {
  test(`${url} is complete without scripts, and its links load documents`, async ({ page }) => {
    const scripts = watchScripts(page);
    await open(page, url);
    await expect(page.locator('nav [data-active-entry]').first()).toBeInViewport();
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
  const link = page.locator('nav [data-active-entry]').first();
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
  const group = page.locator('nav').getByRole('link', { name: 'Data Grid', exact: true });
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(new RegExp(`${PLAIN}$`));
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
