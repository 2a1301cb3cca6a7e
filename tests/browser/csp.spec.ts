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
  expect(policy).toMatch(/script-src 'self' 'wasm-unsafe-eval'( 'sha256-[^']+')+;/);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  });
});

test('no page may evaluate text, by its header and by itself', async ({ request }) => {
  const { 'not found': _notFound, ...kinds } = PAGE_KINDS;
  for (const path of Object.values(kinds)) {
    const response = await request.get(path);
    const meta = /<meta http-equiv="?Content-Security-Policy"? content="([^"]+)">/.exec(
      await response.text(),
    );
    const own = meta?.[1] ?? '';
    // WebAssembly isn't text: themes of readers run in an engine that is made of it.
    expect(own, path).toMatch(/script-src 'self' 'wasm-unsafe-eval'( 'sha256-[^']+')+;/);
    expect(own, path).not.toMatch(/frame-ancestors|; sandbox/);
    for (const policy of [own, response.headers()['content-security-policy'] ?? '']) {
      expect(policy, path).not.toContain("'unsafe-eval'");
      expect(policy, path).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    }
  }
});

for (const path of ['/x/live-demo/', '/x/live-demo/handler/']) {
  test(`what readers edit has a policy of its own at ${path}`, async ({ request }) => {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'];
    expect(policy).toContain("script-src 'self' 'unsafe-eval'");
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toMatch(/allow-same-origin|allow-top-navigation|allow-popups/);
    expect(policy).toContain("connect-src 'none'");
    const html = await response.text();
    expect(html).toContain('noindex');
    expect(allPaths()).not.toContain(path);
  });
}

test('without headers, the policy of the page itself applies', async ({ page, problems }) => {
  await page.route('**/x/introduction/', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const readViolations = await collectViolations(page);
  await page.goto('/x/introduction/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  expect(await readViolations()).toEqual([]);
  const results = await page.evaluate(async () => {
    // The driver itself may evaluate text, as long as its call runs.
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'allowed';
      } catch {
        return 'refused';
      }
    };
    return [
      attempt(() => new Function('return 1')()),
      attempt(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      }),
      attempt(() => {
        document.createElement('script').src = 'https://evil.example/a.js';
      }),
    ];
  });
  expect(results).toEqual(['refused', 'refused', 'refused']);
  problems.length = 0;
});

test('a chart is saved as an image under the policy', async ({ page }) => {
  const readViolations = await collectViolations(page);
  await page.goto('/x/react-charts/export/');
  const card = page.locator('[data-demo="ExportChartAsImage"]');
  await card.scrollIntoViewIfNeeded();
  await card.locator('> [data-demo-canvas][data-status="ready"]').waitFor();
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Save image' }).click();
  expect((await download).suggestedFilename()).toBe('solar-park.png');
  expect(await readViolations()).toEqual([]);
});

test('a grid is printed under the policy', async ({ page }) => {
  const readViolations = await collectViolations(page);
  await page.addInitScript(() => {
    window.print = () => undefined;
    HTMLIFrameElement.prototype.focus = () => undefined;
  });
  await page.goto('/x/react-data-grid/export/');
  const card = page.locator('[data-demo]').first();
  await card.scrollIntoViewIfNeeded();
  await card.locator('> [data-demo-canvas][data-status="ready"]').waitFor();
  await card.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect
    .poll(async () =>
      Promise.all(
        page.frames().map((frame) =>
          frame
            .locator('.MuiDataGrid-row')
            .count()
            .catch(() => 0),
        ),
      ).then((counts) => counts.slice(1).some((count) => count > 0)),
    )
    .toBe(true);
  expect(await readViolations()).toEqual([]);
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
  await expect(
    card.frameLocator('iframe').locator('[data-demo-root]:not([data-demo-portal])'),
  ).toHaveText('allowed');
  expect(await readViolations()).toEqual([]);
});

test('an external script and an inline script are blocked', async ({ page, problems }) => {
  const readViolations = await collectViolations(page);
  await page.goto('/x/introduction/');
  await page.evaluate(() => {
    const add = (content: Partial<HTMLScriptElement>) => {
      const script = document.createElement('script');
      document.body.append(script);
      try {
        Object.assign(script, content);
      } catch {
        // Trusted types refuse it before it runs or is requested.
      }
    };
    add({ textContent: 'document.title = "taken"' });
    add({ src: 'https://evil.example/x.js' });
  });
  await expect.poll(async () => (await readViolations()).length).toBeGreaterThanOrEqual(2);
  expect(await page.title()).not.toBe('taken');
  problems.length = 0;
});
