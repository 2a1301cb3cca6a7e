import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The code of Firefox's reader view. */
const READABILITY = fs.readFileSync('node_modules/@mozilla/readability/Readability.js', 'utf8');

// The reader view belongs to the browser, so the policy of the page doesn't apply to its code.
test.use({ bypassCSP: true });

interface Contents {
  readonly title: string;
  readonly headings: readonly string[];
  readonly blocks: number;
  readonly codes: number;
}

/** What the page contains, and what the reader view keeps of it. */
function read(page: Page): Promise<{ page: Contents; view: Contents }> {
  return page.evaluate(`(() => {
    ${READABILITY}
    const contentsOf = (root, title) => ({
      title,
      headings: [...root.querySelectorAll('h2, h3')].map(
        ({ textContent }) => textContent.replace(/\\u200b/g, '').trim(),
      ),
      blocks: root.querySelectorAll('pre').length,
      codes: root.querySelectorAll('code').length,
    });
    const article = document.querySelector('article');
    const page = contentsOf(article, article.querySelector('h1').textContent);
    const view = new Readability(document.cloneNode(true)).parse();
    const content = new DOMParser().parseFromString(view?.content ?? '', 'text/html');
    return { page, view: contentsOf(content, view?.title) };
  })()`);
}

for (const path of [
  '/x/api/data-grid/data-grid/',
  '/x/api/data-grid/grid-col-def/',
  '/x/api/date-pickers/date-picker/',
  '/x/api/charts/bar-chart/',
  '/x/api/tree-view/rich-tree-view/',
]) {
  test(`the reader view of ${path} keeps headings and code`, async ({ page: tab }) => {
    await tab.goto(path, { waitUntil: 'networkidle' });
    const { page, view } = await read(tab);
    expect(view.title).toBe(page.title);
    expect(view.headings).toEqual(page.headings);
    expect(view.blocks).toBe(page.blocks);
    // It leaves out lists of links.
    expect(view.codes).toBeGreaterThan(page.codes * 0.85);
  });
}
