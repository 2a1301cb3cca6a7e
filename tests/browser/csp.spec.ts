import type { Page } from '@playwright/test';
import { allPaths, PAGE_KINDS } from './support/pages';
import { expect, test } from './support/test';
import { BARS, openDemo } from './demoPage';

/** Every nth page is opened, so that each run covers all kinds quickly. */
const SAMPLE_STEP = 60;

/** Collects the policy violations that the browser reports to the page. */
async function collectViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = window as Window & { reportViolation?: (text: string) => void };
      report.reportViolation?.(
        `${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  return async () => {
    await page.evaluate(() => document.readyState);
    return violations;
  };
}

test('every page is sent with a policy that allows its inline scripts', async ({ request }) => {
  const response = await request.get('/x/introduction/');
  const headers = response.headers();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'unsafe-eval'( 'sha256-[^']+')+;/);
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test('no page violates the policy', async ({ page }) => {
  test.setTimeout(180_000);
  const readViolations = await collectViolations(page);
  const sample = allPaths().filter((_, index) => index % SAMPLE_STEP === 0);
  const { 'not found': _notFound, ...kinds } = PAGE_KINDS;
  for (const path of new Set([...Object.values(kinds), ...sample])) {
    await page.goto(path);
    // The theme's inline script has run, and the page is hydrated.
    await page.locator('html[data-has-hydrated="true"]').waitFor();
  }
  expect(await readViolations()).toEqual([]);
});

test('a demo is edited and runs the edited code under the policy', async ({ page }) => {
  const readViolations = await collectViolations(page);
  await page.goto(BARS);
  const card = await openDemo(page, 'BasicBars');
  await card.getByRole('button', { name: 'Expand code' }).click();
  await card.getByRole('button', { name: 'Edit code' }).click();
  await expect(card.getByRole('textbox', { name: /^Editor of/ })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('export default function Demo() { return <p>allowed</p>; }');
  await expect(card.locator('[data-demo-root]')).toHaveText('allowed');
  expect(await readViolations()).toEqual([]);
});

test('an external script and an inline script are blocked', async ({ page, problems }) => {
  const readViolations = await collectViolations(page);
  await page.goto('/x/introduction/');
  await page.evaluate(() => {
    const inline = document.createElement('script');
    inline.textContent = 'document.title = "taken"';
    document.body.append(inline);
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/x.js';
    document.body.append(foreign);
  });
  await expect.poll(async () => (await readViolations()).length).toBe(2);
  expect(await page.title()).not.toBe('taken');
  problems.length = 0;
});
