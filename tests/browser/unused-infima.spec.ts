import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { unusedInfima } from '../../src/delivery/node/bundle/unusedInfima';
import { PAGE_KINDS } from './support/pages';
import { expect, testOfProblems as test } from './support/test';

const INFIMA = path.resolve('node_modules/infima/dist/css/default/default.css');
const BUILD = 'build';

const classesIn = (css: string) =>
  new Set(Array.from(css.matchAll(/\.(-?[_a-z][\w-]*)/gi), ([, name = '']) => name));

/** The classes of which the build removes every rule from Infima. */
function removedClasses(): ReadonlySet<string> {
  const css = fs.readFileSync(INFIMA, 'utf8');
  const kept = classesIn(postcss([unusedInfima]).process(css, { from: INFIMA }).css);
  return new Set([...classesIn(css)].filter((name) => !kept.has(name)));
}

const REMOVED = removedClasses();

/** The classes of all elements of an HTML file, whose values may have no quotes. */
function classesOf(html: string): string[] {
  const elements = html.matchAll(/<[a-z][^<>]*?\sclass=(?:"([^"]*)"|([^\s>]+))/g);
  return Array.from(elements, ([, quoted, bare]) => quoted ?? bare ?? '').flatMap((names) =>
    names.split(/\s+/),
  );
}

type Recording = typeof globalThis & { seenClasses: Set<string> };

/** Records every class that an element of the page has at any time. */
function recordClasses(): void {
  const seen = new Set<string>();
  Object.assign(globalThis, { seenClasses: seen });
  const record = (node: Node) => {
    if (node instanceof Element) {
      node.classList.forEach((name) => seen.add(name));
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      record(target);
      for (const node of addedNodes) {
        record(node);
        if (node instanceof Element) {
          node.querySelectorAll('[class]').forEach(record);
        }
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['class'] });
}

/** Opens a page, acts on it, and returns the removed classes that it had, after known ones. */
async function removedOn(page: Page, url: string, act?: () => Promise<void>): Promise<string[]> {
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await act?.();
  const seen = await page.evaluate(() => [...(globalThis as Recording).seenClasses]);
  expect(seen.length, `classes recorded on ${url}`).toBeGreaterThan(20);
  return seen.filter((name) => REMOVED.has(name));
}

test('no page uses a class whose rules are removed', () => {
  expect([...REMOVED]).toEqual(expect.arrayContaining(['navbar__item', 'menu__link', 'card']));
  const files = fs
    .readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'));
  const used = new Set<string>();
  const wrong = files.flatMap((file) => {
    const names = new Set(classesOf(fs.readFileSync(path.join(BUILD, file), 'utf8')));
    names.forEach((name) => used.add(name));
    return [...names].filter((name) => REMOVED.has(name)).map((name) => `${file}: .${name}`);
  });
  // Infima's classes that pages do use show that the files were read.
  expect([...used]).toEqual(expect.arrayContaining(['breadcrumbs__item', 'tabs__item']));
  expect(wrong).toEqual([]);
});

test('no state of a page uses a class whose rules are removed', async ({ page }) => {
  await page.addInitScript(recordClasses);
  const wrong: string[] = [];
  const visit = async (url: string, act?: () => Promise<void>) =>
    wrong.push(...(await removedOn(page, url, act)).map((name) => `${url}: .${name}`));

  await visit(PAGE_KINDS['grid guide'], async () => {
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').fill('sorting');
    await expect(search.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    const next = page.getByRole('navigation', { name: 'documentation' }).getByRole('link');
    await next.filter({ hasText: 'Column dimensions' }).click();
    await expect(page).toHaveURL(/\/column-dimensions\/$/);
  });
  await visit('/x/react-data-grid/quickstart/', async () => {
    await page.getByRole('tab').nth(1).click();
  });
  await visit('/x/react-data-grid/row-selection/', async () => {
    await page.locator('main summary:visible').first().click();
  });
  await visit(PAGE_KINDS['API page']);
  await visit(PAGE_KINDS['not found']);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(PAGE_KINDS.landing);
  await visit(PAGE_KINDS.introduction, async () => {
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible();
  });
  expect(wrong).toEqual([]);
});
