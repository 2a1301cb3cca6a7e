import type { Locator, Page } from '@playwright/test';
import { axeOf } from './support/axe';
import { measureShift } from './support/services';
import { expect, test } from './support/test';

const GRID = '/x/api/data-grid/data-grid/';
const CHANGES = '/x/api/changes/v8/';

const prop = (page: Page, name: string) => page.locator(`#data-grid-prop-${name}`);
const details = (entry: Locator) => entry.locator('[id$="--details"]');

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

test.describe('API page', () => {
  test('a deep link leads to its prop, by the published and the short anchor', async ({ page }) => {
    for (const anchor of ['data-grid-prop-rowHeight', 'prop-rowHeight']) {
      await page.goto(`${GRID}#${anchor}`);
      await expect(prop(page, 'rowHeight')).toHaveAttribute('data-target', 'true');
      await expect(prop(page, 'rowHeight')).toBeInViewport();
    }
  });

  test('the contents lead to the tasks of props, also from another order', async ({ page }) => {
    await page.goto(GRID);
    // What everybody needs comes first.
    const data = page.getByRole('list', { name: 'Props: Data and state' });
    await expect(data.locator('#data-grid-prop-rows')).toBeVisible();
    const contents = page.getByRole('navigation', { name: 'Page table of contents' });
    const task = page.getByRole('heading', { name: 'Pagination', level: 3 });
    await page
      .getByRole('combobox', { name: 'Filter Props by task' })
      .selectOption('Required first, A to Z');
    await expect(task).toHaveCount(0);
    await contents.getByRole('link', { name: 'Pagination' }).click();
    await expect(task).toBeInViewport();
    // The order is kept. The link to a task showed all of them on that page only.
    await page.goto('/x/introduction/');
    await page.goto(`${GRID}#prop-rows`);
    await expect(page.getByRole('combobox', { name: 'Filter Props by task' })).toHaveValue(
      'alphabet',
    );
    await expect(prop(page, 'rows')).toBeInViewport();
  });

  test('lists start collapsed on phones, without a shift', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const shiftOf = await measureShift(page);
    await page.goto(GRID);
    const props = page.getByRole('group', { name: /^Display of Props/ });
    await expect(props.getByRole('button', { name: 'Collapsed list' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await shiftOf()).toBeLessThan(0.01);
    await props.getByRole('button', { name: 'Expanded list' }).click();
    await expect(details(prop(page, 'checkboxSelection'))).toHaveCount(0);
  });

  test('a deep link opens its entry in the collapsed list', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('dataGrid_apiPage_props', 'collapsed'));
    await page.goto(`${GRID}#data-grid-prop-rowHeight`);
    await expect(details(prop(page, 'rowHeight'))).toBeVisible();
    await expect(details(prop(page, 'rows'))).toBeHidden();
    await prop(page, 'rows').getByRole('button', { name: 'Show details of rows' }).click();
    await expect(details(prop(page, 'rows'))).toBeVisible();
  });

  test('a link to a slot or a class leads there', async ({ page }) => {
    await page.goto(`${GRID}#data-grid-classes-root`);
    await expect(page.locator('#data-grid-classes-root')).toBeInViewport();
    await page.goto(`${GRID}#DataGrid-css-MuiDataGrid-toolbar`);
    await expect(page.locator('#DataGrid-css-MuiDataGrid-toolbar')).toBeInViewport();
  });

  test('the index begins with the components with which readers start', async ({ page }) => {
    await page.goto('/x/api/tree-view/');
    const links = page.locator('article ul[data-main]').getByRole('link');
    await expect(links).toHaveText([
      'RichTreeView',
      'RichTreeViewPro',
      'SimpleTreeView',
      'TreeItem',
    ]);
    const menu = page.getByRole('navigation', { name: 'documentation' });
    await expect(menu.getByRole('link', { name: 'Index', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('a link opens the page with every member, the last ones a moment later', async ({
    page,
  }) => {
    await page.goto(GRID);
    const members = page.locator('main li[id][class*="Entry"]');
    const total = await members.count();
    await page.goto('/x/api/data-grid/');
    await page.locator('article').getByRole('link', { name: 'DataGrid', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataGrid API');
    await expect(members).toHaveCount(total);
    expect(total).toBeGreaterThan(300);
  });

  test('entries far from the viewport are not laid out, and a deep link keeps its position', async ({
    page,
  }) => {
    await page.goto(GRID);
    const last = page.locator('main li[id][class*="Entry"]').last();
    const isRendered = () =>
      last.evaluate((entry) =>
        entry.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      );
    expect(await isRendered()).toBe(false);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isRendered).toBe(true);

    await page.goto('/x/introduction/');
    await page.goto(`${GRID}#data-grid-prop-rowHeight`);
    const entry = prop(page, 'rowHeight');
    await expect(entry).toHaveAttribute('data-target', 'true');
    const top = () => entry.evaluate((element) => element.getBoundingClientRect().top);
    const headerHeight = await page
      .getByRole('banner')
      .evaluate((header) => header.getBoundingClientRect().bottom);
    await expect.poll(top).toBeGreaterThanOrEqual(headerHeight - 1);
    await expect.poll(top).toBeLessThan(headerHeight + 120);
    // The heights of its neighbors are known now; the reader sees the same position, to a third of a
    // line: the browser keeps it while it lays out what comes into view.
    const before = await top();
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => Math.abs((await top()) - before - 400)).toBeLessThan(8);
  });

  test('types and defaults of different props are in the same columns', async ({ page }) => {
    await page.goto(GRID);
    const columns = (name: string) =>
      prop(page, name).evaluate((entry) =>
        Array.from(entry.children, (part) => Math.round(part.getBoundingClientRect().left)),
      );
    const [name, type, fact, text] = await columns('autoPageSize');
    expect([name, type, fact].every((left, index, all) => !index || left! > all[index - 1]!)).toBe(
      true,
    );
    expect(text).toBe(type);
    expect(await columns('checkboxSelection')).toEqual([name, type, fact, text]);
  });

  test('props begin on the first screen of a desktop, and one screen down on a phone', async ({
    page,
  }) => {
    const top = () =>
      page
        .locator('h2#props')
        .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(GRID);
    expect(await top()).toBeLessThan(800);
    const firstProp = prop(page, 'columns');
    await expect(firstProp).toBeInViewport();
    const facts = page.locator('details', { hasText: 'More about DataGrid' });
    await expect(facts.getByText('Theme name')).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await top()).toBeLessThan(844);
    const isIn = (part: Locator) => part.evaluate((node) => node.getBoundingClientRect().top);
    const controls = page.locator('section', { has: firstProp }).locator('input, select, button');
    const tops = await controls
      .filter({ visible: true })
      .evaluateAll(
        (all, first) => all.map((one) => one.getBoundingClientRect().top).filter((y) => y < first),
        await isIn(firstProp),
      );
    expect(new Set(tops.map((y) => Math.round(y / 16))).size).toBeLessThanOrEqual(2);
    await facts.locator('summary').click();
    await expect(facts.getByText('Theme name')).toBeVisible();
  });

  test('examples and sizes read left to right on right-to-left pages', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
    await page.goto(GRID);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(prop(page, 'autoHeight').locator('pre').first()).toHaveCSS('text-align', 'left');
    const isInOrder = await page
      .locator('bdi', { hasText: 'kB gzip' })
      .first()
      .evaluate((line) => {
        const place = (index: number) => {
          const range = document.createRange();
          range.setStart(line.firstChild as Text, index);
          range.setEnd(line.firstChild as Text, index + 1);
          return range.getBoundingClientRect().left;
        };
        return place(0) < place(8);
      });
    expect(isInOrder).toBe(true);
  });

  test('going back returns to the same entry', async ({ page }) => {
    await page.goto(GRID);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    const entry = prop(page, 'onColumnOrderChange');
    const top = () => entry.evaluate((element) => element.getBoundingClientRect().top);
    // Scrolls like a reader, past everything before it.
    while ((await top()) > 300) {
      await page.mouse.wheel(0, 400);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect(entry).toBeInViewport();
    await page.locator('nav a[href="/x/api/data-grid/data-grid-pro/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataGridPro API');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataGrid API');
    await expect(entry).toBeInViewport();
  });

  test('the filter finds props and shows how many remain', async ({ page }) => {
    await page.goto(GRID);
    const filter = page.getByRole('searchbox', { name: 'Filter Props' });
    await filter.fill('row selection model');
    await expect(prop(page, 'rowSelectionModel')).toBeVisible();
    await expect(prop(page, 'density')).toBeHidden();
    await filter.fill('nothing is called like this');
    await expect(page.getByText(/^0 of \d+ shown$/)).toBeVisible();
    await filter.fill('');
    await expect(prop(page, 'density')).toBeVisible();
  });

  test('the tools of a list stay in view, and cover neither a target nor the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${GRID}#data-grid-prop-rowHeight`);
    const entry = prop(page, 'rowHeight');
    await expect(entry).toHaveAttribute('data-target', 'true');
    const filter = page.getByRole('searchbox', { name: 'Filter Props' });
    const edges = () =>
      page.evaluate(() => {
        const field = document.querySelector('main input[type="search"]');
        const focused = document.activeElement ?? document.body;
        return {
          tools: field?.closest('section')?.firstElementChild?.getBoundingClientRect().bottom ?? 0,
          focused: focused.getBoundingClientRect().top,
        };
      });
    await expect(filter).toBeInViewport({ ratio: 1 });
    const top = () => entry.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThanOrEqual((await edges()).tools - 1);
    await entry.getByRole('link').first().focus();
    for (let stops = 0; stops < 8; stops += 1) {
      await page.keyboard.press('Shift+Tab');
      const { focused, tools } = await edges();
      expect(focused).toBeGreaterThanOrEqual(tools - 1);
    }
    // What it finds is in view, although the list is shorter than what was scrolled.
    await filter.fill('rowCount');
    await expect(prop(page, 'rowCount')).toBeInViewport();
  });

  test('the filter names props of higher plans, and tasks lead to their guides', async ({
    page,
  }) => {
    await page.goto(GRID);
    const guide = page.getByRole('link', { name: 'Guide: Pagination' });
    await expect(guide).toHaveAttribute('href', '/x/react-data-grid/pagination/');
    await page.getByRole('searchbox', { name: 'Filter Props' }).fill('grouping model');
    await expect(page.getByRole('link', { name: /^\d+ more in DataGridPremium$/ })).toBeVisible();
    await page.getByRole('link', { name: 'rowGroupingModel', exact: true }).click();
    await expect(page.locator('#data-grid-premium-prop-rowGroupingModel')).toBeInViewport();
  });

  for (const [path, anchor, section] of [
    ['data-grid/data-grid/', 'data-grid-prop-checkboxSelection', 'Checkbox selection'],
    ['charts/bar-chart/', 'bar-chart-prop-highlightedItem', 'Control the highlighted item'],
    ['date-pickers/date-picker/', 'date-picker-prop-minDate', 'Minimum and maximum date'],
    ['tree-view/rich-tree-view/', 'rich-tree-view-prop-onItemFocus', 'Track the focused item'],
  ] as const) {
    test(`${path} leads from a prop to the section about it`, async ({ page }) => {
      await page.goto(`/x/api/${path}#${anchor}`);
      const guide = page.locator(`#${anchor}`).getByRole('link', { name: section });
      await expect(guide).toBeVisible();
      await guide.click();
      await expect(page.getByRole('heading', { name: section }).first()).toBeInViewport();
    });
  }

  test('a filter keeps the headings of the tasks that it finds, the best match first', async ({
    page,
  }) => {
    await page.goto(GRID);
    await page.getByRole('searchbox', { name: 'Filter Props' }).fill('page');
    const headings = page.locator('main section h3:visible');
    await expect(headings.first()).toHaveText('Pagination');
    await expect(page.getByRole('heading', { name: 'Editing', level: 3 })).toBeHidden();
    for (const name of ['pageSizeOptions', 'pagination', 'paginationModel', 'paginationMeta']) {
      await expect(prop(page, name)).toBeVisible();
    }
  });

  test('the display is stored for the next page', async ({ page }) => {
    await page.goto('/x/api/date-pickers/date-range-picker/');
    const choose = page.getByRole('group', { name: 'Display of Props' });
    const collapsed = choose.getByRole('button', { name: 'Collapsed list' });
    await collapsed.click();
    await expect(collapsed).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/x/api/tree-view/rich-tree-view/');
    await expect(choose.getByRole('button', { name: 'Collapsed list' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('the display can be chosen if storage is unavailable', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }
    });
    await page.goto(GRID);
    const choose = page.getByRole('group', { name: 'Display of Props' });
    await choose.getByRole('button', { name: 'Table' }).click();
    await expect(choose.getByRole('button', { name: 'Table' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('a type opens its definition by keyboard, and Escape restores the focus', async ({
    page,
  }) => {
    await page.goto(GRID);
    const type = prop(page, 'columns').getByRole('button', { name: 'GridColDef' });
    await type.press('Enter');
    const definition = page.getByRole('dialog', { name: 'GridColDef' });
    await expect(definition).toContainText('@mui/x-data-grid');
    await page.keyboard.press('Escape');
    await expect(definition).toBeHidden();
    await expect(type).toBeFocused();
    await type.press('Enter');
    await definition.getByRole('link', { name: 'Open the API page of GridColDef' }).click();
    await expect(page).toHaveURL(/\/x\/api\/data-grid\/grid-col-def\/$/);
  });

  test('inherited props are grouped by source and collapsed', async ({ page }) => {
    await page.goto('/x/api/date-pickers/date-field/');
    const group = page.locator('details', { hasText: '@mui/material' }).first();
    await expect(group).not.toHaveAttribute('open');
    await group.locator('summary').click();
    await expect(group.locator('code').first()).toBeVisible();
  });

  test('members say which release added them, and lists are filtered to it', async ({ page }) => {
    await page.goto('/x/api/tree-view/rich-tree-view/');
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    // The changelog of 8.4.0: "Add `getItemChildren` prop in `RichTreeView`".
    const added = page.locator('#rich-tree-view-prop-getItemChildren');
    await expect(added).toContainText('Since 8.4');
    const releases = page.locator('h2#releases ~ dl').first();
    await expect(releases).toContainText('8.4');
    await page.getByRole('combobox', { name: 'Filter Props by task' }).selectOption('8.4');
    await expect(added).toBeVisible();
    await expect(page.locator('#rich-tree-view-prop-items')).toBeHidden();
    await page.getByRole('searchbox', { name: 'Filter Props' }).fill('');
    await releases.getByRole('link', { name: 'getItemChildren' }).click();
    await expect(page).toHaveURL(/#rich-tree-view-prop-getItemChildren$/);
    await expect(added).toBeInViewport();
  });

  test('a prop shows when it was added and how it changed', async ({ page }) => {
    await page.goto(`${GRID}#data-grid-prop-columns`);
    // The grid is from v4 itself, so only later members say since when they exist.
    await expect(prop(page, 'columns')).not.toContainText('Since');
    await expect(prop(page, 'apiRef')).toContainText('Since v6');
    await prop(page, 'columns').getByText('History').click();
    await expect(prop(page, 'columns').getByText(/before v6/)).toBeVisible();
    await page.getByRole('link', { name: 'All changes from v7 to v8' }).click();
    await expect(page).toHaveURL(/\/x\/api\/changes\/v8\/\?components=DataGrid$/);
    await expect(page.getByText(/^\d+ of \d+ changes shown$/)).toBeVisible();
  });

  for (const path of [
    GRID,
    '/x/api/data-grid/grid-col-def/',
    '/x/api/date-pickers/date-range-picker/',
    '/x/api/charts/bar-chart/',
    '/x/api/tree-view/rich-tree-view/',
    CHANGES,
  ]) {
    test(`${path} does not scroll horizontally on a small phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });
  }
});

for (const [screen, viewport] of [
  ['wide', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`the targets of API pages are 24 px large, or as far apart (${screen})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const path of [GRID, '/x/api/data-grid/grid-col-def/']) {
      await page.goto(path);
      await page.locator('html[data-has-hydrated="true"]').waitFor();
      // Far from the viewport, an entry has an estimated height, which its targets can exceed.
      await page.addStyleTag({ content: 'main * { content-visibility: visible !important; }' });
      const { violations } = await axeOf(page).include('main').withRules('target-size').analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      const low = await page
        .locator('main summary:visible')
        .evaluateAll((targets) =>
          targets
            .filter((target) => target.getBoundingClientRect().height < 24)
            .map(({ outerHTML }) => outerHTML),
        );
      expect(low).toEqual([]);
    }
  });
}

test.describe('guides', () => {
  test('link to the API: names in code, and the list at the end', async ({ page }) => {
    await page.goto('/x/react-data-grid/column-definition/');
    const api = page.locator('h2#api ~ ul').getByRole('link', { name: 'DataGrid', exact: true });
    await expect(api).toHaveAttribute('href', '/x/api/data-grid/data-grid/');
    await page.goto('/x/react-tree-view/rich-tree-view/items/');
    await page
      .locator('article a:has(> code)', { hasText: /^RichTreeView$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/x\/api\/tree-view\/rich-tree-view\/$/);
  });
});

test.describe('API changes', () => {
  test('are filtered by pasted imports', async ({ page }) => {
    await page.goto(CHANGES);
    await page
      .getByRole('textbox', { name: 'Show only what I use' })
      .fill("import { DataGridPro, NoSuchThing } from '@mui/x-data-grid-pro';");
    await expect(page.getByText('Not in the list: NoSuchThing')).toBeVisible();
    const group = page.locator('details', { hasText: 'DataGridPro' });
    await expect(group.first()).toHaveAttribute('open');
    await expect(page.locator('summary', { hasText: 'BarChart' })).toHaveCount(0);
  });

  test('are found by component and prop', async ({ page }) => {
    await page.goto(CHANGES);
    await page.getByRole('searchbox', { name: 'Filter by component or prop' }).fill('rowSpanning');
    await expect(page.getByText('unstable_rowSpanning')).toBeVisible();
    await page.getByRole('searchbox').fill('no such prop');
    await expect(page.getByText('No changes for what you chose.').first()).toBeVisible();
  });

  test('link to the migration guide', async ({ page }) => {
    await page.goto(CHANGES);
    await page.locator('p', { hasText: 'Migration guide:' }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/x\/migration\//);
  });

  test('have no accessibility violation', async ({ page }) => {
    await page.goto(`${CHANGES}?components=DataGrid`);
    await expect(page.getByText(/^\d+ of \d+ changes shown$/)).toBeVisible();
    const { violations } = await axeOf(page).include('article').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)).toEqual([]);
  });
});

test.describe('production error', () => {
  test('inserts arguments as text and shows which are missing', async ({ page }) => {
    await page.goto('/x/production-error/?code=9&args[]=%3Cimg%20src=x%20onerror=alert(1)%3E');
    const message = page.getByRole('region', { name: 'Error 9' });
    await expect(message).toContainText('<img src=x onerror=alert(1)>');
    await expect(message.locator('img')).toHaveCount(0);
    await page.goto('/x/production-error/?code=9');
    await expect(page.getByRole('region', { name: 'Error 9' })).toContainText('[missing argument]');
  });

  test('is the target of links in published packages', async ({ page }) => {
    await page.goto('/production-error/?code=9&args[]=reed');
    await expect(page).toHaveURL(/\/x\/production-error\/\?code=9&args\[\]=reed$/);
    await expect(page.getByRole('region', { name: 'Error 9' })).toContainText('reed');
    await expect(page.locator('meta[name="mui:productId"]')).toHaveAttribute('content', 'docs');
  });

  test('is found by its name, and from the support page', async ({ page }) => {
    await page.goto('/x/introduction/support/');
    await page.getByRole('main').getByRole('link', { name: 'Production error' }).click();
    await expect(page).toHaveURL(/\/x\/production-error\/$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
      'Production error',
    );
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox', { name: /Search/ }).fill('production error');
    await expect(dialog.getByRole('option').first()).toContainText('Production error');
  });

  test('explains an unknown code', async ({ page }) => {
    await page.goto('/x/production-error/?code=99999');
    await expect(page.getByText('Error 99999 is not known here')).toBeVisible();
    await expect(page.getByText(/run the app in development mode/)).toBeVisible();
  });
});
