import type { Page } from '@playwright/test';
import { expect, test } from './support/test';
import { useServices } from './support/services';

const SCRIPT = 'https://www.googletagmanager.com/**';
const SERVICE = { id: 'G-TEST', consent: 'opt-in' } as const;

const calls = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((call) => [...(call as ArrayLike<unknown> & Iterable<unknown>)]),
  );

async function allow(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Allow', { exact: true }).click();
  await page.keyboard.press('Escape');
}

test('nothing is loaded before the reader agrees; then pages and clicks are reported', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(SCRIPT, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await useServices(page, { analytics: SERVICE });
  await page.goto('/x/introduction/', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => typeof window.gtag)).toBe('function');
  await page.evaluate(() => window.gtag('event', 'demo', {}));
  expect(asked).toEqual([]);

  await allow(page);
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST']);
  await page.getByRole('link', { name: 'Source code on GitHub' }).evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
    (link as HTMLElement).click();
  });
  await page.locator('main a[href="/x/introduction/installation/"]').first().click();
  await page.waitForURL('**/x/introduction/installation/');
  await expect
    .poll(async () => (await calls(page)).filter(([, name]) => name === 'page_view').length)
    .toBe(2);
  const events = (await calls(page)).filter(([command]) => command === 'event');
  expect(events.map(([, name, parameters]) => [name, parameters])).toEqual([
    ['page_view', expect.objectContaining({ page_location: '/x/introduction/', productId: 'x' })],
    ['header', { eventAction: 'github', eventLabel: undefined }],
    ['page_view', expect.objectContaining({ page_location: '/x/introduction/installation/' })],
  ]);
});

test('a browser with Do Not Track is not measured, whatever the reader chose', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' });
    localStorage.setItem('analytics-consent', 'granted');
  });
  await useServices(page, { analytics: { ...SERVICE, consent: 'opt-out' } });
  await page.goto('/x/introduction/', { waitUntil: 'networkidle' });
  expect(await page.locator('#analytics-script').count()).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByText(/nothing is measured/)).toBeVisible();
});

test('a script that fails or never responds does no harm', async ({ page, problems }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await useServices(page, { analytics: { ...SERVICE, consent: 'opt-out' } });
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/x/introduction/');
  await failed;
  await page.evaluate(() => window.gtag('event', 'demo', {}));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  problems.splice(0, problems.length, ...problems.filter((text) => !/net::ERR/.test(text)));
});
