import { BARS, openDemo } from './demoPage';
import { expect, testOfProblems as test } from './support/test';

/** Data of the demo in the chunk of the page's demos. */
const BASIC_BARS = /["']Drama["'](?=,["']Comedy["'])/;

/** Enough for a demo to load and start on a busy machine. */
const PATIENT = { timeout: 20_000 };

test('a demo that crashes does not affect the page, can be reported, and restarts', async ({
  page,
}) => {
  // Modifies a demo in the page's chunk, so that it throws until it is allowed to work.
  await page.addInitScript(() => Object.assign(window, { isBroken: true }));
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const crash = `(()=>{if(window.isBroken)throw new Error("No films");return"Drama"})()`;
    await route.fulfill({
      response,
      body: body.replace(BASIC_BARS, crash),
    });
  });
  await page.goto(BARS);
  const card = page.locator('[data-demo="BasicBars"]');
  await card.scrollIntoViewIfNeeded();

  await expect(card.getByText('Error: No films')).toBeVisible(PATIENT);
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

test('a demo whose chunk fails to load says so and loads on retry', async ({ page }) => {
  let isLost = true;
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const isDemo = BASIC_BARS.test(body);
    await (isDemo && isLost ? route.abort() : route.fulfill({ response, body }));
  });
  await page.goto(BARS);
  const card = page.locator('[data-demo="BasicBars"]');
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText('This demo could not be loaded.')).toBeVisible(PATIENT);

  // The preview can be in the same chunk; everything that failed is retried.
  isLost = false;
  const again = card.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    await again.first().click({ timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 2000 });
  }).toPass(PATIENT);
  await expect(card.locator('[data-demo-root] svg').first()).toBeVisible(PATIENT);
});
