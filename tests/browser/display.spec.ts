import type { CDPSession, Locator, Page } from '@playwright/test';
import { BARS } from './demoPage';
import { isQuick } from './support/sample';
import { expect, test, testOfProblems } from './support/test';

const GUIDE = '/x/react-data-grid/column-definition/';
const API = '/x/api/data-grid/data-grid/';

/** Each kind of page, and pages with parts that stay in view while the reader scrolls. */
const PAGES = {
  'landing page': '/x/',
  guide: GUIDE,
  'guide with demos': BARS,
  'API page': API,
  'API index': '/x/api/data-grid/',
  'migration guide': '/x/migration/migration-data-grid-v7/',
  'changes of the API': '/x/api/changes/v8/',
  'what’s new': '/x/whats-new/',
  'features by plan': '/x/react-data-grid/features-by-plan/',
  'gallery of templates': '/x/templates/',
  template: '/x/templates/dashboard/',
  'theme studio': '/x/theme/',
  'error page': '/x/production-error/?code=1',
  'missing page': '/x/react-data-grid/sortng/',
} as const;

/**
 * The colors at the edges of an element, as the reader sees them. Computed styles don't tell them,
 * because forced colors replace backgrounds only when the browser paints.
 */
async function edgesOf(element: Locator): Promise<string> {
  const bytes = [...(await element.screenshot())];
  return element.page().evaluate(async (data) => {
    const image = await createImageBitmap(new Blob([new Uint8Array(data)]));
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d', {
      willReadFrequently: true,
    })!;
    context.drawImage(image, 0, 0);
    const middle = Math.floor(height / 2);
    return [0, 2, 4, width - 5, width - 3]
      .map((x) => [...context.getImageData(x, middle, 1, 1).data].join(' '))
      .join(', ');
  }, bytes);
}

test.describe('forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the active result of the search differs from the others', async ({ page }) => {
    await page.goto(GUIDE);
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill('sort');
    const options = dialog.getByRole('option');
    await expect(options.first()).toBeVisible({ timeout: 20_000 });
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await edgesOf(options.nth(1))).not.toBe(await edgesOf(options.nth(2)));
  });

  test('pressed and chosen controls differ from the others', async ({ page }) => {
    await page.goto(BARS);
    await page.getByRole('button', { name: 'Settings' }).click();
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    const optionOf = (name: string) => drawer.locator('label', { hasText: name }).first();
    expect(await edgesOf(optionOf('System'))).not.toBe(await edgesOf(optionOf('Dark')));
    await page.keyboard.press('Escape');

    const no = page.getByRole('button', { name: 'No', exact: true });
    await no.scrollIntoViewIfNeeded();
    await no.click();
    await expect(no).toHaveAttribute('aria-pressed', 'true');
    expect(await edgesOf(no)).not.toBe(
      await edgesOf(page.getByRole('button', { name: 'Yes', exact: true })),
    );
  });

  test('the current entries of the menus differ from the others', async ({ page }) => {
    await page.goto(GUIDE);
    const menu = page.getByRole('navigation', { name: 'documentation' });
    expect(await edgesOf(menu.getByRole('link', { name: 'Column definition' }))).not.toBe(
      await edgesOf(menu.getByRole('link', { name: 'Column dimensions' })),
    );
    const toc = page.getByRole('navigation', { name: 'Page table of contents' }).getByRole('link');
    expect(await edgesOf(toc.first())).not.toBe(await edgesOf(toc.last()));
    await page.getByRole('button', { name: 'Product: Data Grid' }).click();
    const products = page.getByRole('group', { name: 'Product: Data Grid' }).getByRole('link');
    const [current, other] = [products.filter({ hasText: /^Data Grid/ }), products.last()];
    expect(await edgesOf(current.first())).not.toBe(await edgesOf(other));
  });

  test('a switch shows whether it is on', async ({ page }) => {
    await page.goto('/x/react-data-grid/');
    const card = page.getByRole('region', { name: 'Playground of DataGrid' });
    await card.scrollIntoViewIfNeeded();
    const control = card.getByRole('switch').first();
    const off = await control.screenshot();
    const wasChecked = await control.isChecked();
    await control.click();
    await expect(control).toBeChecked({ checked: !wasChecked });
    expect((await control.screenshot()).equals(off)).toBe(false);
  });

  test('the colors of themes and charts stay', async ({ page }) => {
    await page.goto('/x/theme/');
    const presets = page.getByRole('region', { name: 'Presets' });
    const picture = presets.locator('button > :first-child').first();
    await expect(picture).toHaveCSS('forced-color-adjust', 'none');
    await page.goto(BARS);
    const mark = page.locator('.MuiChartsLabelMark-root').first();
    await mark.waitFor();
    await expect(mark).toHaveCSS('forced-color-adjust', 'none');
  });
});

/** Sets the font size that the reader chose in the browser, in px. */
async function chooseFont(page: Page, size: number): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
}

for (const size of [28, 32]) {
  testOfProblems(
    `a font of ${size} px keeps the header and the text on the screen`,
    async ({ page }) => {
      test.slow();
      await chooseFont(page, size);
      for (const [kind, path] of Object.entries(PAGES)) {
        await page.goto(path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          `${size}px`,
        );
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, `${kind} scrolls sideways`).toBeLessThanOrEqual(0);
        // A template has its own header.
        const buttons = kind === 'template' ? [] : ['Search the documentation', 'Settings'];
        for (const name of buttons) {
          const button = page.getByRole('banner').getByRole('button', { name });
          await expect.soft(button, `${name} of the ${kind}`).toBeInViewport({ ratio: 1 });
        }
      }
    },
  );
}

/**
 * Whether something that stays in view covers the focused element. A part that is scrolled out of
 * its own box isn't covered, but hidden by the reader.
 */
function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('[data-demo-root]')) {
      return null;
    }
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const inset = 2;
    const points = [
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    for (const [x, y] of points) {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
        continue;
      }
      const hit = document.elementFromPoint(x, y);
      let cover = hit;
      while (cover && !['fixed', 'sticky'].includes(getComputedStyle(cover).position)) {
        cover = cover.parentElement;
      }
      if (cover && !cover.contains(focused)) {
        return `${focused.outerHTML.slice(0, 120)} is under ${cover.outerHTML.slice(0, 120)}`;
      }
    }
    return null;
  });
}

/** The texts in the visible part of code blocks that a button of the block overlaps. */
function coveredCode(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return [...document.querySelectorAll('figure[data-code-block]')].flatMap((block) => {
      const code = block.querySelector('code')!;
      const frame = code.parentElement!.getBoundingClientRect();
      const buttons = [...block.querySelectorAll('button')].map((one) =>
        one.getBoundingClientRect(),
      );
      const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      const covered: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const range = document.createRange();
        range.selectNodeContents(text);
        const isCovered = [...range.getClientRects()].some(
          (box) =>
            overlap(box, frame) &&
            buttons.some((button) => overlap(button, frame) && overlap(box, button)),
        );
        if (isCovered && text.data.trim() !== '') {
          covered.push(text.data);
        }
      }
      return covered;
    });
  });
}

for (const direction of ['ltr', 'rtl']) {
  test(`no button covers the code of its block (${direction})`, async ({ page }) => {
    test.slow();
    await page.addInitScript((one) => localStorage.setItem('mui-direction', one), direction);
    for (const path of [
      '/x/react-tree-view/rich-tree-view/items/',
      '/x/react-charts/',
      '/x/react-data-grid/quickstart/',
      '/x/react-data-grid/filtering/',
      '/x/migration/migration-data-grid-v7/',
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.locator('figure[data-code-block]').count(), path).toBeGreaterThan(0);
      for (const width of [320, 390, 600, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await coveredCode(page), `${path}, ${width} px`).toEqual([]);
      }
    }
  });
}

const MARKED = JSON.stringify({ version: 1, options: { shape: { borderRadius: 2 } } });
/** Stops of the keyboard in each direction. */
const STOPS = isQuick ? 40 : 120;

for (const [screen, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  for (const kind of ['guide', 'API page', 'features by plan', 'theme studio'] as const) {
    test(`${kind}: nothing covers the focus (${screen})`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((theme) => localStorage.setItem('mui-x-theme', theme), MARKED);
      await page.goto(PAGES[kind], { waitUntil: 'networkidle' });
      const covered: string[] = [];
      // Forward from the article, and then back.
      await page.locator('main').first().focus();
      await page.evaluate(() => {
        const main = document.querySelector('main');
        main?.setAttribute('tabindex', '-1');
        main?.focus();
      });
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let stop = 0; stop < STOPS; stop += 1) {
          await page.keyboard.press(key);
          const found = await coveredFocus(page);
          if (found) {
            covered.push(found);
          }
        }
      }
      expect(covered).toEqual([]);
    });
  }

  test(`at the end of a page, nothing covers a link (${screen})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((theme) => localStorage.setItem('mui-x-theme', theme), MARKED);
    for (const path of [GUIDE, '/x/introduction/', '/x/react-data-grid/demos/inventory/']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await page.getByRole('button', { name: 'Back to top' }).waitFor();
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main a, main button, footer a, aside a')]
          .filter((link) => !link.closest('[data-demo-root], nav'))
          .filter((link) => {
            const { left, top, width, height } = link.getBoundingClientRect();
            const hit = document.elementFromPoint(left + width / 2, top + height / 2);
            const cover = hit?.closest(
              '[aria-label="Back to top"], aside[aria-label="Your theme"]',
            );
            return cover && !cover.contains(link);
          })
          .map((link) => link.outerHTML),
      );
      expect(covered).toEqual([]);
    }
  });
}

test.describe('a navigation', () => {
  const announced = (page: Page) => page.locator('[data-route-announcement]');
  const menuOf = (page: Page) => page.getByRole('navigation', { name: 'documentation' });

  test('is announced once, and the next Tab starts at the top', async ({ page }) => {
    await page.goto(GUIDE);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await expect(announced(page)).toBeEmpty();
    await page.evaluate(() => {
      const texts: string[] = [];
      Object.assign(window, { texts });
      new MutationObserver(() => {
        texts.push(document.querySelector('[data-route-announcement]')?.textContent ?? '');
      }).observe(document.querySelector('[data-route-announcement]')!, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    await menuOf(page).getByRole('link', { name: 'Column dimensions' }).click();
    await expect(announced(page)).toHaveText(/^Column dimensions/);
    await expect(page).toHaveTitle(await announced(page).innerText());
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to' })).toBeFocused();

    await page.goBack();
    await expect(announced(page)).toHaveText(/^Column definition/);
    const texts = await page.evaluate(() => (window as unknown as { texts: string[] }).texts);
    expect(texts.map((text) => text.split(' ').slice(0, 2).join(' '))).toEqual([
      'Column dimensions',
      'Column definition',
    ]);
  });

  test('to a section starts the tab order there, and keeps its place', async ({ page }) => {
    await page.goto('/x/react-data-grid/custom-columns/');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const link = page.locator('.prose :is(p, li) a[href*="/react-data-grid/"][href*="#"]').first();
    const hash = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
    await link.click();
    const target = page.locator(`[id="${hash.slice(1)}"]`);
    await expect(target).toBeInViewport();
    await page.keyboard.press('Tab');
    const isAfter = await target.evaluate((heading) => {
      const focused = document.activeElement;
      return Boolean(
        focused &&
        heading.compareDocumentPosition(focused) &
          (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
      );
    });
    expect(isAfter).toBe(true);
    await expect(target).toBeInViewport();
  });
});

test('the slash key can be turned off', async ({ page }) => {
  await page.goto(GUIDE);
  const search = page.getByRole('dialog', { name: 'Search' });
  await page.getByRole('button', { name: 'Settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  const group = drawer.getByRole('group', { name: 'Slash key' });
  await group.getByText('Off', { exact: true }).click();
  await expect(group.getByRole('radio', { name: 'Off' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(search.getByRole('combobox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search the documentation' })).toHaveAttribute(
    'aria-keyshortcuts',
    'Control+K',
  );

  await page.reload();
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.keyboard.press('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(drawer).toBeVisible();
  await expect(search).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('"back" closes the search and leaves nothing in the history', async ({ page }) => {
    await page.goto('/x/introduction/');
    await page.goto(GUIDE);
    const button = page.getByRole('button', { name: 'Search the documentation' });
    const search = page.getByRole('dialog', { name: 'Search' });
    await page.evaluate(() => window.scrollTo(0, 600));
    // The driver would scroll to the header, which is in view.
    await button.evaluate((element: HTMLElement) => element.click());
    await search.getByRole('combobox').fill('pin');
    await page.goBack();
    await expect(search).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
    expect(await page.evaluate(() => window.scrollY)).toBe(600);

    await button.click();
    await expect(search).toBeVisible();
    await search.getByRole('button', { name: 'Close' }).click();
    await expect(search).toBeHidden();

    await button.click();
    await search.getByRole('combobox').fill('column pinning');
    await search.getByRole('option').first().click({ timeout: 20_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column pinning');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column definition');
    await page.goBack();
    await expect(page).toHaveURL(/\/x\/introduction\/$/);
  });
});

test('a printed page has no closed list of contents', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await page.goto(GUIDE);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Contents', { exact: true }).filter({ visible: true })).toHaveCount(
    0,
  );
});
