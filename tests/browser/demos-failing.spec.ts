import { BARS, openDemo } from './demoPage';
import { expect, testOfProblems as test } from './support/test';

/** Data of the demo, as it stands in the chunk of the page's demos. */
const BASIC_BARS = /["']Drama["'](?=,["']Comedy["'])/;

/** What a demo needs to load and start on a busy machine. */
const PATIENT = { timeout: 20_000 };

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

test('a demo whose chunk does not arrive says so and loads when asked again', async ({ page }) => {
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

  // The lines below may come with the demo: whatever did not arrive says so, and is asked again.
  isLost = false;
  const again = card.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    await again.first().click({ timeout: 1000 });
    await expect(again).toHaveCount(0, { timeout: 2000 });
  }).toPass(PATIENT);
  await expect(card.locator('[data-demo-root] svg').first()).toBeVisible(PATIENT);
});
