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
  readonly blocks: readonly string[];
  readonly codes: readonly string[];
  /** Names of members. Of their types, it leaves out names that open definitions. */
  readonly members: readonly string[];
}

/** What the page contains, and what the reader view keeps of it. */
function read(page: Page): Promise<{ page: Contents; view: Contents }> {
  return page.evaluate(`(() => {
    ${READABILITY}
    const textsOf = (root, selector) =>
      [...root.querySelectorAll(selector)]
        .filter((element) => !element.closest('[hidden], [data-demo], [aria-label^="Playground"]'))
        .map(({ textContent }) => textContent.replace(/\\u200b/g, '').trim());
    const contentsOf = (root, title) => ({
      title,
      headings: textsOf(root, 'h2, h3'),
      blocks: textsOf(root, 'pre'),
      codes: textsOf(root, 'code'),
      members: textsOf(root, 'li[id] a[href^="#"] > code'),
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
  // Its slots have a section of their own, with little text.
  '/x/api/charts/mark-plot/',
  '/x/api/tree-view/rich-tree-view/',
  // Lists of links, and of hooks.
  '/x/api/data-grid/',
  '/x/api/charts/',
  // Demos and code blocks.
  '/x/react-charts/bars/',
  '/x/react-data-grid/column-definition/',
  // The ids of headings have words such as "footer", "pagination", and "menu".
  '/x/react-data-grid/components/',
  '/x/migration/migration-data-grid-v7/',
]) {
  test(`the reader view of ${path} keeps headings and code`, async ({ page: tab }) => {
    await tab.goto(path, { waitUntil: 'networkidle' });
    const { page, view } = await read(tab);
    // The product of a page is another line of its heading.
    expect(view.title.replace(' - ', ' ')).toBe(page.title);
    expect(view.headings).toEqual(page.headings);
    expect(view.blocks).toEqual(page.blocks);
    // It leaves out lists of links.
    expect(view.codes.length).toBeGreaterThan(page.codes.length * 0.85);
    expect(page.members.filter((member) => !view.codes.includes(member))).toEqual([]);
  });
}
