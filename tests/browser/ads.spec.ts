import type { Page } from '@playwright/test';
import { axeOf } from './support/axe';
import { expect, test } from './support/test';
import { untilIdle } from './support/quiet';
import { fixRandomness, measureShift, useServices } from './support/services';
import { BARS, openDemo } from './demoPage';

const IN_HOUSE = { onPages: true, displayRatio: 0.1 } as const;
const NETWORK = { ...IN_HOUSE, network: { id: 'TEST', placement: 'docs' } } as const;
const SCREENS = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const SCRIPT = 'https://cdn.carbonads.com/**';
const FEED = 'https://srv.buysellads.com/**';
const FEED_OF_TEST = 'https://srv.buysellads.com/ads/TEST.json';

/** Mocks the network's script: inserts a tall ad beside itself. */
const drawsAd = (href: string) => `
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<span class="carbon-wrap"><a href="${href}">Acme</a><span>' + 'words '.repeat(400) + '</span></span>';
  document.getElementById('_carbonads_js').after(ad);`;

const script = (body: string) => ({ contentType: 'text/javascript', body });
const frame = (page: Page) => page.getByRole('region', { name: 'Ad', exact: true });
const own = (page: Page) => frame(page).getByRole('link', { name: /Ad by MUI/ });

// Chromium logs the failed request, which readers don't see.
test.afterEach(({ problems }) => {
  const isExpected = (text: string) => /Failed to load resource|net::ERR/.test(text);
  problems.splice(0, problems.length, ...problems.filter((text) => !isExpected(text)));
});

/** Collects scripts of the page whose code refers to an ad service. */
function collectAdCode(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) {
      const code = response.text().catch(() => '');
      scripts.push(code.then((text) => (/carbonads|buysellads/.test(text) ? response.url() : '')));
    }
  });
  return async () => (await Promise.all(scripts)).filter((url) => url !== '');
}

test('without configuration no ad code is loaded and no space is reserved', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const readAdCode = collectAdCode(page);
  await page.goto(BARS, { waitUntil: 'networkidle' });
  expect(requests.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  expect(await readAdCode()).toEqual([]);
  await expect(page.getByRole('region', { name: 'Ad', exact: true })).toHaveCount(0);
});

for (const [screen, viewport] of Object.entries(SCREENS)) {
  test.describe(`nothing moves (${screen})`, () => {
    test.use({ viewport });

    const outcomes: Record<string, (page: Page) => Promise<void>> = {
      'the ad of the network': async (page) => {
        await page.route(SCRIPT, (route) =>
          route.fulfill(script(drawsAd('https://acme.example/'))),
        );
        await useServices(page, { ads: NETWORK });
        await page.goto(BARS);
        await frame(page).getByRole('link', { name: 'Acme' }).waitFor();
      },
      'an own ad, when the network is blocked': async (page) => {
        await page.route(SCRIPT, (route) => route.abort());
        await useServices(page, { ads: NETWORK });
        await page.goto(BARS);
        await own(page).waitFor();
      },
      'an own ad, when the network has sold nothing': async (page) => {
        const backers = 'https://material-ui-next.com/discover-more/backers';
        await page.route(SCRIPT, (route) => route.fulfill(script(drawsAd(backers))));
        await useServices(page, { ads: NETWORK });
        await page.goto(BARS);
        await own(page).waitFor();
      },
      'an own ad without a network': async (page) => {
        await useServices(page, { ads: IN_HOUSE });
        await page.goto(BARS);
        await own(page).waitFor();
      },
      'a script that never answers': async (page) => {
        await page.route(SCRIPT, () => undefined);
        await useServices(page, { ads: NETWORK });
        await page.goto(BARS, { waitUntil: 'domcontentloaded' });
        await own(page).waitFor();
      },
    };
    for (const [name, open] of Object.entries(outcomes)) {
      test(name, async ({ page }) => {
        await fixRandomness(page, 0.5);
        const readShift = await measureShift(page);
        await open(page);
        expect(await readShift()).toBe(0);
      });
    }

    test('readers who block ads see a one-line message', async ({ page }) => {
      await fixRandomness(page, 0.1);
      await page.route(SCRIPT, (route) => route.abort());
      const readShift = await measureShift(page);
      await useServices(page, { ads: NETWORK });
      await page.goto(BARS);
      await frame(page).getByText('Do these docs help you?').waitFor();
      expect(await readShift()).toBe(0);
    });
  });
}

test('a late ad replaces the in-house ad', async ({ page }) => {
  await fixRandomness(page, 0.5);
  let answer: () => void = () => undefined;
  await page.route(SCRIPT, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.fulfill(script(drawsAd('https://acme.example/')));
  });
  await useServices(page, { ads: NETWORK });
  await page.goto(BARS, { waitUntil: 'domcontentloaded' });
  await own(page).waitFor();
  answer();
  await frame(page).getByRole('link', { name: 'Acme' }).waitFor();
  await expect(own(page)).toHaveCount(0);
});

test.describe('analytics', () => {
  const MEASURED = { id: 'G-TEST', consent: 'opt-out' } as const;
  const reported = (page: Page) =>
    page.evaluate(() =>
      (window.dataLayer ?? [])
        .map((call) => Array.from(call as ArrayLike<unknown>))
        .filter(([command, name]) => command === 'event' && name === 'ad')
        .map(([, , facts]) => Object.values(facts as object).join(' ')),
    );

  test('an ad that crashes while the tracker loads reports it', async ({ page, problems }) => {
    let answer: () => void = () => undefined;
    await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill(script('')));
    // The tracker is the chunk that names its script.
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('analytics-script')) {
        await new Promise<void>((resolve) => (answer = resolve));
      }
      await route.fulfill({ response });
    });
    // Only ads look for bots.
    await page.addInitScript(() => {
      const { test: original } = RegExp.prototype;
      Object.defineProperty(RegExp.prototype, 'test', {
        value(this: RegExp, text: string) {
          if (this.source.includes('googlebot')) {
            throw new Error('broken ad');
          }
          return original.call(this, text);
        },
      });
    });
    await useServices(page, { ads: IN_HOUSE, analytics: MEASURED });
    await page.goto(BARS, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => reported(page)).toEqual(['crash null']);
    expect(await page.locator('#analytics-script').count()).toBe(0);
    answer();
    await expect(page.locator('#analytics-script')).toHaveCount(1);
    expect(await reported(page)).toEqual(['crash null']);
    problems.splice(0, problems.length, ...problems.filter((text) => !/broken ad/.test(text)));
  });

  test('the in-house ad and the ad that replaces it are both counted', async ({ page }) => {
    let answer: () => void = () => undefined;
    await fixRandomness(page, 0.5);
    await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill(script('')));
    await page.route(SCRIPT, async (route) => {
      await new Promise<void>((resolve) => (answer = resolve));
      await route.fulfill(script(drawsAd('https://acme.example/')));
    });
    await useServices(page, { ads: { ...NETWORK, displayRatio: 1 }, analytics: MEASURED });
    await page.goto(BARS, { waitUntil: 'domcontentloaded' });
    await expect
      .poll(() => reported(page), { timeout: 30_000 })
      .toEqual(['display in-house-body-top-image']);
    answer();
    await expect
      .poll(() => reported(page), { timeout: 30_000 })
      .toEqual(['display in-house-body-top-image', 'display carbon-body-top-image']);
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page with an ad has no accessibility violation (${colorScheme})`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await fixRandomness(page, 0.5);
    await useServices(page, { ads: IN_HOUSE });
    await page.goto(BARS, { waitUntil: 'networkidle' });
    await own(page).waitFor();
    const { violations } = await axeOf(page).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  });
}

test('an author can disable the ads of a page', async ({ page }) => {
  await useServices(page, { ads: IN_HOUSE });
  const readAdCode = collectAdCode(page);
  // Its front matter contains `disableAd: true`.
  await page.goto('/x/react-data-grid/row-ordering/', { waitUntil: 'networkidle' });
  await expect(frame(page)).toHaveCount(0);
  expect(await readAdCode()).toEqual([]);
});

test.describe('the line below a demo', () => {
  const ad = {
    company: 'Acme',
    description: '<script>document.title = "taken"</script> Rockets for everybody',
    statlink: '//acme.example/click',
    statimp: '//acme.example/seen?[timestamp]',
    timestamp: '123',
  };
  const answers: Record<string, { status?: number; contentType?: string; body: string }> = {
    'a page of HTML': { contentType: 'text/html', body: '<!doctype html><h1>Sold</h1>' },
    'a failure': { status: 500, body: 'failed' },
    'too much': { body: JSON.stringify({ ads: [{ ...ad, description: 'x'.repeat(3_000_000) }] }) },
    'a link that runs code': {
      body: JSON.stringify({ ads: [{ ...ad, statlink: 'javascript:alert(1)' }] }),
    },
  };

  async function openLine(page: Page) {
    await useServices(page, { ads: { ...IN_HOUSE, onPages: false, feedId: 'TEST' } });
    await page.goto(BARS);
    const card = await openDemo(page, 'ShinyBarChartHorizontal');
    await expect(card.getByRole('link', { name: /^Ad / })).toHaveCount(0);
    await card.getByRole('button', { name: /Show code|Expand code/ }).click();
    return card;
  }

  test('appears with the code, as text, and reports that it was seen', async ({ page }) => {
    await page.route(FEED, (route) => route.fulfill({ json: { ads: [{}, ad] } }));
    const seen = page.waitForRequest('https://acme.example/seen?123');
    await page.route('https://acme.example/**', (route) => route.fulfill({ body: '' }));
    const card = await openLine(page);
    const line = card.getByRole('link', { name: /Rockets for everybody/ });
    await expect(line).toHaveText(/<script>document.title/);
    await expect(line).toHaveAttribute('href', 'https://acme.example/click');
    await expect(line).toHaveAttribute('rel', 'noopener sponsored');
    await seen;
    expect(await page.title()).not.toBe('taken');
  });

  for (const [name, answer] of Object.entries(answers)) {
    test(`stays hidden if the feed responds with ${name}`, async ({ page }) => {
      await page.route(FEED, (route) =>
        route.fulfill({
          headers: { 'access-control-allow-origin': '*' },
          contentType: 'application/json',
          ...answer,
        }),
      );
      const card = await openLine(page);
      // The page has processed the response, because it requests it again.
      await page.evaluate(async (url) => (await fetch(url)).text(), FEED_OF_TEST);
      await untilIdle(page);
      await expect(card.locator('[class*="reservedSpace_"]').last()).toBeVisible();
      await expect(card.getByRole('link', { name: /^Ad / })).toHaveCount(0);
    });
  }
});
