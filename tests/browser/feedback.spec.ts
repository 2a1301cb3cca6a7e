import type { Page, Request } from '@playwright/test';
import { FEEDBACK_PATH } from '../../src/base/shared/services';
import { axeOf } from './support/axe';
import { expect, test } from './support/test';
import { BARS } from './demoPage';

const COMMENT = 'The second example does not run';
const ENDPOINT = `**${FEEDBACK_PATH}`;

const prompt = (page: Page) => page.getByRole('region', { name: 'Was this page helpful?' });
const payloadOf = (request: Request) =>
  JSON.parse(new URLSearchParams(request.postData() ?? '').get('payload') ?? '');

/** A rating is sent immediately; this waits for the comment that follows. */
const waitForComment = (page: Page) =>
  page.waitForRequest(
    (request) => request.url().endsWith(FEEDBACK_PATH) && payloadOf(request).comment !== '',
  );

// Test requests must not reach the collector.
test.beforeEach(async ({ page }) => {
  await page.route(ENDPOINT, (route) => route.fulfill({ json: { status: 'accepted' } }));
});

async function write(page: Page, text = COMMENT) {
  await prompt(page).getByRole('button', { name: 'No', exact: true }).click();
  await prompt(page).getByRole('textbox').fill(text);
}

test('a rating alone is sent', async ({ page }) => {
  await page.goto(BARS);
  const sent = page.waitForRequest(ENDPOINT);
  await prompt(page).getByRole('button', { name: 'Yes', exact: true }).click();
  expect(payloadOf(await sent)).toMatchObject({
    rating: 1,
    comment: '',
    commentSectionTitle: '',
    productId: 'x-charts',
  });
});

test('a comment is sent by keyboard and confirmed', async ({ page }) => {
  await page.goto(BARS);
  await prompt(page).getByRole('button', { name: 'No', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(prompt(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type(COMMENT);
  const sent = waitForComment(page);
  await page.keyboard.press('Control+Enter');
  expect(payloadOf(await sent)).toMatchObject({
    callback_id: 'send_feedback',
    rating: 0,
    comment: COMMENT,
    productId: 'x-charts',
  });
  await expect(page.getByText('Thank you, your feedback is in')).toBeVisible();
  await page.reload();
  await expect(prompt(page).getByRole('button', { name: 'No', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a section has a button, also on pages outside of the menu', async ({ page }) => {
  await page.goto('/x/api/charts/bar-chart/');
  await page.locator('button[data-feedback-hash="props"]').click();
  const field = page.getByRole('textbox', { name: /section “/ });
  await expect(field).toBeFocused();
  // It opens at the section, far from the end of the page.
  const heading = await page.locator('h2#props').boundingBox();
  expect(Math.abs(((await field.boundingBox())?.y ?? 0) - (heading?.y ?? 0))).toBeLessThan(160);
  await page.keyboard.type(COMMENT);
  const sent = page.waitForRequest(ENDPOINT);
  await page.getByRole('button', { name: 'Submit' }).click();
  const { commentSectionURL } = payloadOf(await sent);
  expect(new URL(commentSectionURL).hash).toBe('#props');
});

test.describe('failures', () => {
  // The browser logs the mocked failure.
  test.afterEach(({ problems }) => {
    problems.length = 0;
  });

  test('a failure keeps the text and can be retried', async ({ page }) => {
    let status = 500;
    await page.route(ENDPOINT, (route) => route.fulfill({ status, body: '{}' }));
    await page.goto(BARS);
    await write(page);
    await prompt(page).getByRole('button', { name: 'Submit' }).click();
    await expect(prompt(page).getByRole('alert')).toHaveText(
      "Couldn't submit feedback. Please try again later.",
    );
    await expect(prompt(page).getByRole('textbox')).toHaveValue(COMMENT);
    status = 200;
    await prompt(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Thank you, your feedback is in')).toBeVisible();
  });

  test('feedback that was written offline is sent when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto(BARS);
    await write(page);
    await context.setOffline(true);
    await prompt(page).getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(/You are offline/)).toBeVisible();
    const sent = waitForComment(page);
    await context.setOffline(false);
    expect(payloadOf(await sent)).toMatchObject({ comment: COMMENT });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('feedback-queue'))).toBeNull();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the form has no violation (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(BARS);
    await write(page, 'Short');
    await prompt(page).getByRole('button', { name: 'Submit' }).click();
    await expect(prompt(page).getByRole('alert')).toHaveText(/at least 10 characters/);
    const { violations } = await axeOf(page).include('footer').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
}
