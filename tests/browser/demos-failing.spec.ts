import { expect, test } from '@playwright/test';
import { BARS, openDemo } from './demoPage';

test('a demo that crashes leaves the page alone, can be reported and started again', async ({
  page,
}) => {
  // One demo of the page's chunk is broken on its way to the browser: it throws until it may not.
  await page.addInitScript(() => Object.assign(window, { isBroken: true }));
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const crash = `(()=>{if(window.isBroken)throw new Error("No films");return"Drama"})()`;
    await route.fulfill({
      response,
      body: body.replace(/["']Drama["'](?=,["']Comedy["'])/, crash),
    });
  });
  await page.goto(BARS);
  const card = page.locator('[data-demo="BasicBars"]');
  await card.scrollIntoViewIfNeeded();

  await expect(card.getByText('Error: No films')).toBeVisible();
  const href = await card.getByRole('link', { name: 'Report the problem' }).getAttribute('href');
  const issue = new URL(href ?? '');
  expect(issue.searchParams.get('title')).toBe('[docs] Demo BasicBars crashes');
  expect(issue.searchParams.get('body')).toContain(BARS);
  const other = await openDemo(page, 'ShinyBarChartHorizontal');
  await expect(other.locator('[data-demo-root] svg').first()).toBeVisible();

  await page.evaluate(() => Object.assign(window, { isBroken: false }));
  await card.getByRole('button', { name: 'Start it again' }).click();
  await expect(card.locator('[data-demo-root] svg').first()).toBeVisible();
});

test('a demo whose chunk does not arrive says so and loads when asked again', async ({ page }) => {
  let isOffline = true;
  // The page's own scripts are in its HTML; what is asked for later is a demo's.
  const html = await (await page.request.get(BARS)).text();
  await page.route(/\/assets\/js\/[^/]+\.js$/, (route) => {
    const isOwn = html.includes(new URL(route.request().url()).pathname);
    return isOffline && !isOwn ? route.abort() : route.continue();
  });
  await page.goto(BARS);
  const card = page.locator('[data-demo="BasicBars"]');
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText('This demo could not be loaded.')).toBeVisible();

  isOffline = false;
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(card.locator('[data-demo-root] svg').first()).toBeVisible();
});
