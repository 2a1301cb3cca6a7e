import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './support/test';

const PAGE = '/x/react-data-grid/column-definition/';

const contentOf = (page: Page, property: string) =>
  page.locator(`head meta[property="${property}"], head meta[name="${property}"]`).first();

/** As crawlers without scripts see it. */
async function structuredData(request: APIRequestContext): Promise<Record<string, unknown>[]> {
  const html = await (await request.get(PAGE)).text();
  const scripts = html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
}

test('a page has its title, description, and canonical URL', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page).toHaveTitle(/Column definition/);
  await expect(contentOf(page, 'description')).toHaveAttribute('content', /\S/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`^https?://[^/]+${PAGE}$`),
  );
  await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute(
    'href',
    new RegExp(`${PAGE}index.md$`),
  );
});

test('title, card, and root classes stay unchanged while a page hydrates', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const image = document.querySelector<HTMLMetaElement>('meta[property="og:image"]');
      seen.add([document.title, image?.content, document.documentElement.className].join(' | '));
    };
    document.addEventListener('DOMContentLoaded', () => {
      look();
      const changes = new MutationObserver(look);
      changes.observe(document.head, { childList: true, subtree: true, characterData: true });
      changes.observe(document.documentElement, { attributeFilter: ['class'] });
    });
  });
  await page.goto(PAGE);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  // A demo starts after everything that hydration causes.
  await page.locator('[data-demo-canvas][data-status="ready"]').first().waitFor();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen).toEqual([
    expect.stringMatching(/^Column definition .*column-definition\.png \| .+/),
  ]);

  await page.getByRole('link', { name: 'Column dimensions', exact: true }).first().click();
  await expect(page).toHaveTitle(/^Column dimensions/);
});

test('a page has its own card for social networks', async ({ page, request }) => {
  await page.goto(PAGE);
  await expect(contentOf(page, 'twitter:card')).toHaveAttribute('content', 'summary_large_image');
  await expect(contentOf(page, 'og:type')).toHaveAttribute('content', 'article');
  const image = (await contentOf(page, 'og:image').getAttribute('content')) ?? '';
  expect(image).toMatch(/\/x\/img\/social\/react-data-grid\/column-definition\.png$/);
  const response = await request.get(new URL(image).pathname);
  expect(response.headers()['content-type']).toBe('image/png');
  const png = await response.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(80_000);
});

test('a page that is not a document has the card of the site', async ({ page, request }) => {
  await page.goto('/x/');
  const image = (await contentOf(page, 'og:image').getAttribute('content')) ?? '';
  expect(image).toMatch(/\/x\/img\/social\/index\.png$/);
  expect((await request.get(new URL(image).pathname)).ok()).toBe(true);
});

test('structured data describes the subject and place of a page', async ({ request }) => {
  const data = await structuredData(request);
  expect(data.find((entry) => entry['@type'] === 'TechArticle')).toMatchObject({
    headline: 'Column definition',
    about: { name: 'MUI X Data Grid', softwareVersion: '8.14.1' },
  });
  const breadcrumbs = data.find((entry) => entry['@type'] === 'BreadcrumbList');
  expect((breadcrumbs?.itemListElement as unknown[]).length).toBeGreaterThan(1);
});

test('the sitemap lists pages by their canonical URL', async ({ request }) => {
  const sitemap = await (await request.get('/x/sitemap.xml')).text();
  expect(sitemap).toMatch(new RegExp(`<loc>https?://[^<]+${PAGE}</loc>`));
});

test('crawlers find the rules and the sitemap at the root of the host', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.status()).toBe(200);
  expect(await robots.text()).toMatch(
    /^User-agent: \*\nAllow: \/\n\nSitemap: https?:\S+\/x\/sitemap.xml\n$/,
  );
});

test('the site can be installed: its manifest and icons exist', async ({ page, request }) => {
  await page.goto('/x/introduction/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(String(href))).json()) as {
    start_url: string;
    icons: { src: string }[];
  };
  expect(manifest.start_url).toBe('/x/');
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).status(), src).toBe(200);
  }
});

test('an external link says that it opens a new tab', async ({ page }) => {
  await page.goto('/x/introduction/mcp/');
  const link = page.locator(".prose a[target='_blank']:not([class*='chip'])").first();
  await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
});
