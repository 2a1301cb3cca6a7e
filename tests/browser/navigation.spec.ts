import type { Page } from '@playwright/test';
import { FAMILY, PRODUCTS } from '../../src/content/shared/products';
import { expect, test } from './support/test';

const GUIDE = '/x/react-data-grid/column-definition/';

test('the root leads to the introduction, and URLs get a trailing slash', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/x\/introduction\/$/);
  await page.goto('/x/react-charts/bars');
  await expect(page).toHaveURL(/\/x\/react-charts\/bars\/$/);
});

test('the version has one place in the header, whatever the product is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const starts: number[] = [];
  for (const path of ['/x/', '/x/react-data-grid/', '/x/react-date-pickers/']) {
    await page.goto(path);
    const version = page.getByRole('banner').getByRole('button', { name: /v8/ });
    starts.push(await version.evaluate((button) => button.getBoundingClientRect().left));
  }
  expect(starts).toEqual(starts.map(() => starts[0]));
});

test('a published permalink leads to its new place', async ({ page }) => {
  await page.goto('/x/react-charts/getting-started/');
  await expect(page).toHaveURL(/\/x\/react-charts\/quickstart\/$/);
});

test('a language that is not built is shown in English', async ({ page }) => {
  await page.goto('/de/x/react-charts/bars/#stacking');
  await expect(page).toHaveURL(/[^e]\/x\/react-charts\/bars\/#stacking$/);
});

test('a page stays until the next one has loaded, and the last requested page wins', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  // Delays all requests from now on.
  let letThrough = () => {};
  const isOpen = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/assets\/js\/.*\.js$/, async (route) => {
    await isOpen;
    await route.continue();
  });
  const menu = page.getByRole('navigation', { name: 'documentation' });
  const current = menu.locator('[aria-current="page"]');
  const heading = page.getByRole('heading', { level: 1 });
  await menu.getByRole('link', { name: 'Column dimensions' }).click();
  await menu.getByRole('link', { name: 'Column visibility' }).click();
  await expect(page).toHaveURL(/\/column-visibility\/$/);
  await expect(heading).toHaveText('Column definition');
  await expect(current).toHaveText('Column definition');
  letThrough();
  await expect(heading).toHaveText('Column visibility');
  await expect(current).toHaveText('Column visibility');
  await page.goBack();
  await expect(heading).toHaveText('Column dimensions');
});

test.describe('menu', () => {
  test('marks the current page and scrolls to it', async ({ page }) => {
    await page.goto(GUIDE);
    const menu = page.getByRole('navigation', { name: 'documentation' });
    const entry = menu.getByRole('link', { name: 'Column definition' });
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await expect(entry).toBeInViewport();
  });

  test('a plain click on a group toggles it, and a modified click follows its link', async ({
    page,
    context,
  }) => {
    await page.goto(GUIDE);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const menu = page.getByRole('navigation', { name: 'documentation' });
    const group = menu.getByRole('link', { name: 'Charts', exact: true });
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
    await group.press(' ');
    await expect(group).toHaveAttribute('aria-expanded', 'false');

    // A tab in the background of a headless browser doesn't always finish its navigation.
    const [request] = await Promise.all([
      context.waitForEvent('request', (candidate) => candidate.isNavigationRequest()),
      group.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    expect(request.url()).toMatch(/\/x\/react-charts\/$/);
    await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
    await expect(group).toHaveAttribute('aria-expanded', 'false');
  });

  test('keeps its scroll position after a navigation', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await page.goto(GUIDE);
    // Until then, a click on a group follows its link.
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const menu = page.getByRole('navigation', { name: 'documentation' });
    await menu.getByRole('link', { name: 'Date and Time Pickers', exact: true }).click();
    const target = menu.getByRole('link', { name: 'Column visibility' });
    await target.scrollIntoViewIfNeeded();
    const before = await menu.evaluate((element) => element.scrollTop);
    await target.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column visibility');
    expect(await menu.evaluate((element) => element.scrollTop)).toBeCloseTo(before, -2);
  });

  test('is a modal drawer on small screens, which closes with Escape or a choice', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(GUIDE);
    const button = page.getByRole('button', { name: 'Open navigation' });
    await button.click();
    const drawer = page.getByRole('dialog', { name: 'documentation' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await drawer.getByRole('link', { name: 'Column visibility' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column visibility');
    await expect(drawer).toBeHidden();

    // The current page's entry leads nowhere, but still closes the drawer.
    await button.click();
    await drawer.getByRole('link', { name: 'Column visibility' }).click();
    await expect(drawer).toBeHidden();
  });

  test('collapses planned entries into one, and opens at the page on a phone', async ({ page }) => {
    await page.goto('/x/react-data-grid/sorting/');
    // Until then, the menu can still scroll to the page's entry.
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const menu = page.getByRole('navigation', { name: 'documentation' });
    await expect(menu.getByRole('link', { name: 'Pivot Panel' })).toBeHidden();
    await menu.getByText('Planned (5)').click();
    await menu.getByRole('link', { name: 'Pivot Panel' }).click();
    await expect(page).toHaveURL(/\/components\/pivot-panel\/$/);
    await expect(menu.getByRole('link', { name: 'Pivot Panel' })).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const drawer = page.getByRole('dialog', { name: 'Documentation' });
    await expect(drawer.getByRole('link', { name: 'Pivot Panel' })).toBeInViewport();
    await expect(drawer.getByRole('heading', { name: 'Documentation' })).toBeInViewport();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
  });

  test('on a phone, has the links of the header and the footer on a page without a menu', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/x/');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const drawer = page.getByRole('dialog', { name: 'Documentation' });
    for (const name of ['Theme studio', 'Check your project', 'Source code on GitHub']) {
      await expect(drawer.getByRole('link', { name, exact: true })).toHaveCount(1);
    }
    // The texts are below the title.
    const start = await drawer
      .getByRole('heading')
      .evaluate((title) => title.getBoundingClientRect().left);
    const starts = await drawer.getByRole('link').evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getBoundingClientRect().left;
      }),
    );
    expect([...new Set(starts)]).toEqual([start]);
    await drawer.getByRole('link', { name: "What's new" }).click();
    await expect(page).toHaveURL(/\/x\/whats-new\/$/);
    await expect(drawer).toBeHidden();
  });

  test('leads to a section about a planned feature', async ({ page }) => {
    await page.goto('/x/react-charts/quickstart/');
    const menu = page.getByRole('navigation', { name: 'documentation' });
    await menu.getByRole('link', { name: 'Future Components' }).click();
    await expect(page).toHaveURL(/\/x\/react-charts\/#planned-charts$/);
    await expect(page.getByRole('heading', { name: 'Planned charts' })).toBeInViewport();
  });
});

test('a page that is one large demo uses the space of the table of contents', async ({ page }) => {
  const widthOf = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return page.locator('article').evaluate((element) => element.clientWidth);
  };
  const usual = await widthOf(GUIDE);
  expect(await widthOf('/x/react-data-grid/demos/inventory/')).toBeGreaterThan(usual + 200);
  await expect(page.getByRole('navigation', { name: 'Page table of contents' })).toHaveCount(0);
});

test('a choice of plan carries over between products', async ({ page }) => {
  await page.goto('/x/react-data-grid/quickstart/');
  // Tabs are mounted again while the page hydrates, so a click at that moment can be lost.
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const pro = page.getByRole('tab', { name: 'Pro', exact: true });
  await pro.click();
  await expect(pro).toHaveAttribute('aria-selected', 'true');
  for (const product of ['charts', 'date-pickers', 'tree-view']) {
    await page.goto(`/x/react-${product}/quickstart/`);
    // The head of the page has a command, too.
    const steps = page.getByRole('tabpanel').getByText(`npm install @mui/x-${product}-pro`);
    await expect(steps.first()).toBeVisible();
  }
});

test('a tab that is clicked before hydration opens', async ({ page }) => {
  let letThrough = () => {};
  const isPressed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/assets\/js\/main\..*\.js$/, async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto('/x/react-data-grid/quickstart/', { waitUntil: 'commit' });
  const pro = page.getByRole('tab', { name: 'Pro', exact: true });
  await pro.click();
  await expect(pro).toHaveAttribute('aria-selected', 'false');
  letThrough();
  await expect(pro).toHaveAttribute('aria-selected', 'true');
  // The head of the page has a command, too.
  const steps = page.getByRole('tabpanel').getByText('npm install @mui/x-data-grid-pro');
  await expect(steps.first()).toBeVisible();
});

test('the skip link is the first tab stop and leads to the content', async ({ page }) => {
  await page.goto(GUIDE);
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('the table of contents follows the reader, and a click sets it immediately', async ({
  page,
}) => {
  await page.goto(GUIDE);
  const toc = page.getByRole('navigation', { name: 'Page table of contents' });
  const first = await toc.getByRole('link').first().innerText();
  await expect(toc.locator('[aria-current]')).toHaveText(first);
  await toc.getByRole('link', { name: 'Column types', exact: true }).click();
  await expect(toc.locator('[aria-current]')).toHaveText('Column types');
  await expect(page.getByRole('heading', { name: /^Column types/ })).toBeInViewport();
  // For a second after a click, the list doesn't follow; it does when the reader continues to
  // scroll.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, window.scrollY === 0 ? 1 : 0));
    await expect(toc.locator('[aria-current]')).toHaveText(first, { timeout: 500 });
  }).toPass();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(toc.locator('[aria-current]')).toHaveText(
    await toc.getByRole('link').last().innerText(),
  );
});

test('back to top appears after 200 px and scrolls there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(GUIDE);
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 400));
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('previous and next links follow the menu', async ({ page }) => {
  await page.goto(GUIDE);
  const neighbors = page.getByRole('navigation', { name: 'Previous and next page' });
  await neighbors.getByRole('link', { name: /Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column dimensions');
  await neighbors.getByRole('link', { name: /Previous/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column definition');
});

test('the header names the product, and its selector leads to the others', async ({ page }) => {
  await page.goto(GUIDE);
  await page.getByRole('button', { name: 'Product: Data Grid' }).click();
  await page.getByRole('link', { name: /^Charts Bars, lines/ }).click();
  await expect(page).toHaveURL(/\/x\/react-charts\/$/);
  await expect(page.getByRole('button', { name: 'Product: Charts' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'MUI X home page' })).toHaveText('MUI X');
});

test('the landing page leads to the tools of the documentation', async ({ page }) => {
  await page.goto('/x/');
  await page.getByRole('link', { name: 'Demos in your theme' }).click();
  await expect(page).toHaveURL(/\/x\/theme\/$/);
});

test('the landing page leads to the chosen product, and copies a component that renders', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/x/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Charts' }).check({ force: true });
  await main.getByRole('button', { name: 'Copy the code' }).nth(1).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^import \{ BarChart \}[^]*data: \[318, /);
  await expect(main.getByRole('link', { name: 'Charts docs' })).toHaveAttribute(
    'href',
    '/x/react-charts/',
  );
  await main.getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL(/\/x\/react-charts\/quickstart\/$/);
});

test('a missing page suggests the nearest ones', async ({ page, problems }) => {
  const response = await page.goto('/x/react-data-grid/column-definitoin/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('link', { name: 'Column definition' }).click();
  await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
  // The browser logs the status of the first page.
  problems.length = 0;
});

test('a missing page searches for the words of its URL', async ({ page, problems }) => {
  await page.goto('/x/react-data-grid/column-definitoin/');
  await expect(page).toHaveTitle(/^Page not found/);
  const search = page.getByRole('main').getByRole('search');
  const field = search.getByRole('searchbox');
  await expect(field).toHaveValue('column definitoin');
  await field.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('option', { name: /^Column definition/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue('column definitoin');
  // The browser logs the status of the first page.
  problems.length = 0;
});

for (const width of [320, 390]) {
  test(`the header shows product and version at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const [folder, name, shown] of [
      ['react-data-grid', 'Data Grid', 'Data Grid'],
      ['react-date-pickers', 'Date and Time Pickers', 'Pickers'],
    ] as const) {
      await page.goto(`/x/${folder}/`);
      const product = page.getByRole('button', { name: `Product: ${name}` });
      const label = product.getByText(shown, { exact: true });
      await expect(label).toBeVisible();
      const isCut = await label.evaluate(
        ({ clientHeight, clientWidth, scrollHeight, scrollWidth }) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
      );
      expect(isCut).toBe(false);
      await expect(page.getByRole('button', { name: /^Version/ })).toHaveText(/^v\d/);
    }
  });
}

for (const { name, path: front } of [FAMILY, ...PRODUCTS]) {
  test(`a missing page of ${name} starts without an error`, async ({ page, problems }) => {
    await page.goto(`${front}no-such-page/`);
    await expect(page.getByRole('button', { name: `Product: ${name}` })).toBeVisible();
    await expect(page.getByText(`${front}no-such-page/`).first()).toBeVisible();
    // The browser logs the status of the page; every other message is an error of ours.
    const isStatus = (text: string) => text.includes('the server responded with a status of 404');
    problems.splice(0, problems.length, ...problems.filter((text) => !isStatus(text)));
  });
}

test('without JavaScript the text is readable', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(GUIDE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column definition');
  await expect(page.getByRole('heading', { name: /^Value getter/ })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'documentation' }).getByRole('link', {
      name: 'Column visibility',
    }),
  ).toBeVisible();
  await page.close();
});

test('a printed page contains only the article', async ({ page }) => {
  await page.goto(GUIDE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'documentation' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The numbers of rules in the blocks for global styles and for components. */
const muiRules = (page: Page) =>
  page
    .locator('style[data-mui-layer]')
    .evaluate((style: HTMLStyleElement) =>
      [...style.sheet!.cssRules].map((block) => (block as CSSGroupingRule).cssRules.length),
    );

test('the shell paints without Emotion', async ({ page }) => {
  await page.goto('/x/introduction/', { waitUntil: 'networkidle' });
  expect(await muiRules(page)).toEqual([0, 0]);
});

test('demos fill the existing blocks for Material UI', async ({ page }) => {
  await page.goto('/x/react-data-grid/column-definition/');
  await page.locator('main [data-demo-canvas][data-status="ready"]').first().waitFor();
  const [, ofComponents] = await muiRules(page);
  expect(ofComponents).toBeGreaterThan(0);
});

test('a URL that moved redirects, within the site and on a host without redirects', async ({
  page,
}) => {
  await page.goto('/x/introduction/');
  // The site can change the URL once the page is hydrated.
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.evaluate(() => {
    window.history.pushState(null, '', '/x/react-charts/heat-map/#basics');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL(/\/x\/react-charts\/heatmap\/#basics$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Heatmap' })).toBeVisible();

  await page.route('**/x/react-charts/heat-map/', (route) =>
    route.fulfill({ path: 'build/404.html', contentType: 'text/html' }),
  );
  await page.goto('/x/react-charts/heat-map/?from=mail');
  await expect(page).toHaveURL(/\/x\/react-charts\/heatmap\/\?from=mail$/);
});

test('a section with a new id is found under the old one', async ({ page }) => {
  await page.goto('/x/react-tree-view/tree-item-customization/#usetreeitem2utils');
  await expect(page.getByRole('heading', { name: 'useTreeItemUtils' })).toBeInViewport();
});
