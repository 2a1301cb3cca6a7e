import { expect, test } from './support/test';

const SORTING = '/x/react-data-grid/sorting/';
/** The host's or the browser's answer to addresses that the host doesn't know. */
const STATUS = /the server responded with a status of 404/;

/** Addresses as readers bring them, and the normal form in which the page is shown. */
const ADDRESSES = [
  ['/x//react-data-grid/sorting/', SORTING],
  ['/x/react-data-grid//sorting/', SORTING],
  ['/x/react-data-grid/sorting//', SORTING],
  ['/x/react-data-grid/sorting', SORTING],
  ['/x/./react-data-grid/sorting/', SORTING],
  ['/x/react-data-grid/filtering/../sorting/', SORTING],
  ['/x/react-data-grid/sorting/index.html', SORTING],
  ['/x//react-data-grid/sorting/index.html', SORTING],
  ['/x/react-data-grid/sorting.html', SORTING],
  ['/x/react%2Ddata-grid/sorting/', SORTING],
  ['/x/react-data-grid%2Fsorting/', SORTING],
  ['/x/React-Data-Grid/Sorting/', SORTING],
  ['/x/v8/react-data-grid/sorting/', SORTING],
  ['/x/api/data-grid/DataGrid/', '/x/api/data-grid/data-grid/'],
  ['/x/api/date-pickers/DatePicker', '/x/api/date-pickers/date-picker/'],
  ['/x/API/charts/bar-chart/', '/x/api/charts/bar-chart/'],
  ['/x/react-charts/Heat-Map/', '/x/react-charts/heatmap/'],
  ['/x/react-charts/overview/', '/x/react-charts/'],
  ['/x/react-date-pickers/experimentation/', '/x/react-date-pickers/'],
  ['/x/index.html', '/x/'],
] as const;

test.describe('an address in another form', () => {
  // The browser logs the status of addresses that only the page can resolve.
  test.afterEach(({ problems }) => {
    problems.splice(0, problems.length, ...problems.filter((text) => !STATUS.test(text)));
  });

  for (const [address, normal] of ADDRESSES) {
    test(`${address} shows ${normal}, with query and section`, async ({ page }) => {
      await page.goto(`${address}?from=mail#main-content`);
      await expect.poll(() => new URL(page.url()).pathname).toBe(normal);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      const { search, hash } = new URL(page.url());
      expect(search + hash).toBe('?from=mail#main-content');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveTitle(/^Page not found/);
    });
  }

  test('may contain a hash that is typed wrong', async ({ page }) => {
    await page.goto('/x/introduction/');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    for (const hash of ['100%', '%E0%A4%A', '%zz']) {
      await page.evaluate((text) => {
        window.location.hash = text;
      }, hash);
      await expect.poll(() => new URL(page.url()).hash).toBe(`#${hash}`);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This page crashed')).toHaveCount(0);
  });

  test('keeps the section in view and goes back in one step', async ({ page }) => {
    await page.goto('/x/introduction/');
    await page.goto(`${SORTING}index.html#multi-sorting`);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(page).toHaveURL(new RegExp(`${SORTING}#multi-sorting$`));
    await expect(page.getByRole('heading', { name: /^Multi-sorting/ })).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/\/x\/introduction\/$/);
  });

  test('leads on from a link within the site, too', async ({ page }) => {
    await page.goto('/x/introduction/');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.evaluate(() => {
      window.history.pushState(null, '', '/x//react-data-grid/sorting/?a=1#multi-sorting');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(new RegExp(`${SORTING}\\?a=1#multi-sorting$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Sorting' })).toBeVisible();
  });

  for (const address of ['/x/%E0%A4%A/', '/x/react-data-grid/%/', '/x/constructor/', '/x/v3/']) {
    test(`${address} is not found, and the page works`, async ({ page }) => {
      // Some hosts refuse invalid encoding, as `npm run serve` does; others send the page for it.
      await page.route(`**${address}`, (route) =>
        route.fulfill({ status: 404, contentType: 'text/html', path: 'build/404.html' }),
      );
      await page.goto(address);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  }
});

test('the version menu asks no other host, and says once where it leads', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto(SORTING);
  await page.getByRole('button', { name: /^Version: / }).click();
  const menu = page.locator('#mui-version-menu');
  const links = menu.getByRole('link');
  await expect(links.first()).toBeVisible();
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  // A build with older majors leads to the page there.
  const isAlone = targets.some((target) => target?.startsWith('https://'));
  if (isAlone) {
    await expect(page.getByText(/open at their start page/)).toHaveText(
      'These versions open at their start page: v7, v6, v5, and v4.',
    );
    expect(targets).toEqual([
      'https://v7.mui.com/x/react-data-grid/',
      'https://v6.mui.com/x/react-data-grid/',
      'https://v5.mui.com/x/react-data-grid/',
      'https://v4.mui.com/components/data-grid/',
    ]);
  }
  expect([...new Set(asked)]).toEqual(['127.0.0.1']);
});
