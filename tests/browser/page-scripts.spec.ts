import fs from 'node:fs';
import path from 'node:path';
import { allPaths } from './support/pages';
import { LAST_REQUEST, watchRequests } from './support/quiet';
import { expect, test } from './support/test';

const BUILD = path.resolve('build');

/** The URLs of the scripts that a page lists. */
function namedScripts(url: string): string[] {
  const html = fs.readFileSync(path.join(BUILD, url.replace(/^\/x\//, ''), 'index.html'), 'utf8');
  const [, content = ''] = /<meta name=page-scripts content="([^"]*)">/.exec(html) ?? [];
  return content.split(' ').filter(Boolean);
}

test('every page lists existing scripts', () => {
  const wrong = allPaths().flatMap((url) => {
    const scripts = namedScripts(url);
    const missing = scripts.filter(
      (script) => !fs.existsSync(path.join(BUILD, script.replace(/^\/x\//, ''))),
    );
    return scripts.length === 0 ? [`${url} names none`] : missing.map((name) => `${url} ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('a page fetches its scripts in parallel with the main one, each once', async ({ page }) => {
  const url = '/x/introduction/installation/';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  await expect.poll(() => namedScripts(url).filter((name) => !asked.includes(name))).toEqual([]);
  release();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  for (const script of namedScripts(url)) {
    expect(asked.filter((name) => name === script)).toHaveLength(1);
  }
});

test('a demo on the first screen starts to load before the page is hydrated', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_records, observer) => {
      if (document.documentElement.dataset.hasHydrated === 'true') {
        performance.mark('hydrated');
        observer.disconnect();
      }
    }).observe(document, { attributes: true, subtree: true });
  });
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const file = path.join(BUILD, pathname.replace(/^\/x\//, ''));
    if (pathname.endsWith('.js') && fs.existsSync(file)) {
      sizes.set(response.url(), fs.statSync(file).size);
    }
  });
  await page.goto('/x/react-charts/bars/');
  await expect(page.locator('main [data-demo-canvas]').first()).toHaveAttribute(
    'data-status',
    'ready',
    { timeout: 30_000 },
  );
  // The charts themselves: the largest script besides the main one.
  const [largest = ''] = [...sizes]
    .filter(([url]) => !/main\./.test(url))
    .sort(([, a], [, b]) => b - a)
    .map(([url]) => url);
  const [asked, hydrated] = await page.evaluate(
    (url) => [
      performance.getEntriesByName(url)[0]?.startTime ?? Infinity,
      performance.getEntriesByName('hydrated')[0]?.startTime ?? 0,
    ],
    largest,
  );
  expect(asked).toBeLessThan(hydrated ?? 0);
});

test('a failed script of the page is requested again', async ({ page, problems }) => {
  const url = '/x/introduction/installation/';
  const failing = namedScripts(url)[0] ?? '';
  let asked = 0;
  await page.route(`**${failing}`, async (route) => {
    asked += 1;
    await (asked === 1 ? route.abort() : route.continue());
  });
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  expect(asked).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser logs the request that this test aborted.
  problems.splice(0, problems.length, ...problems.filter((text) => !/net::ERR/.test(text)));
});

test('a main script that is HTML is requested again', async ({ page, problems }) => {
  let asked = 0;
  await page.route('**/assets/js/main.*.js', async (route) => {
    asked += 1;
    await (asked === 1
      ? route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><p>Sign in</p>' })
      : route.continue());
  });
  await page.goto('/x/introduction/installation/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  // The browser logs what it could not read.
  problems.splice(0, problems.length, ...problems.filter((text) => !/Unexpected token/.test(text)));
});

test('Chrome compiles the main script while it downloads', () => {
  const scripts = path.join(BUILD, 'assets/js');
  const [main = ''] = fs.readdirSync(scripts).filter((name) => /^main\.\w+\.js$/.test(name));
  expect(fs.readFileSync(path.join(scripts, main), 'utf8')).toMatch(
    /^\/\/# allFunctionsCalledOnLoad\n/,
  );
});

test.describe('pointing at a link', () => {
  const link = 'nav a[href="/x/react-data-grid/virtualization/"]';

  test('loads the page and its first demo, so that a click loads nothing large', async ({
    page,
  }) => {
    let bytes = 0;
    // A page without demos whose menu contains the link.
    await page.goto('/x/react-data-grid/cells/');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const untilQuiet = watchRequests(page);
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        const { pathname } = new URL(request.url());
        bytes += fs.statSync(path.join(BUILD, pathname.replace(/^\/x\//, ''))).size;
      }
    });
    await page.locator(link).hover();
    // The grid and Material UI.
    await expect.poll(() => bytes).toBeGreaterThan(600_000);
    await untilQuiet();

    bytes = 0;
    await page.locator(link).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Virtualization' })).toBeVisible();
    const demo = page.locator('[data-demo-canvas="ColumnVirtualizationGrid"]');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo.locator('[role="gridcell"]').first()).toBeVisible();
    expect(bytes).toBeLessThan(20_000);
  });

  test('loads nothing for readers who save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const untilQuiet = watchRequests(page);
    const lastRequest = page.waitForRequest(LAST_REQUEST);
    await page.goto('/x/react-data-grid/');
    await page.keyboard.press('Shift');
    await lastRequest;
    await untilQuiet();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.locator(link).hover();
    // A later request: anything that pointing loads would have been requested before.
    const later = new URL('/x/robots.txt', page.url()).href;
    const laterRequest = page.waitForRequest(later);
    await page.evaluate((url) => fetch(url), later);
    await laterRequest;
    expect(asked).toEqual([later]);
  });
});

test('demos do not lay out the whole page again', async ({ page }) => {
  await page.goto('/x/react-data-grid/column-definition/');
  await page.locator('[data-demo-canvas="BasicColumnsGrid"] [role="gridcell"]').first().waitFor();
  // Each of these costs as much as the first layout of the page.
  const outside = await page.evaluate(() => {
    const style = document.querySelector<HTMLStyleElement>('style[data-mui-layer]');
    const blocks = [...(style?.sheet?.cssRules ?? [])] as CSSGroupingRule[];
    return {
      rules: blocks.reduce((count, block) => count + block.cssRules.length, 0),
      conditions: blocks.flatMap(({ cssRules }) =>
        [...cssRules]
          .filter((rule) => !(rule instanceof CSSStyleRule))
          .map(({ cssText }) => cssText),
      ),
      before: [...document.querySelectorAll('style[data-emotion]')].filter(
        (element) => style!.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING,
      ).length,
    };
  });
  expect(outside.rules).toBeGreaterThan(100);
  expect(outside).toMatchObject({ conditions: [], before: 0 });
});
