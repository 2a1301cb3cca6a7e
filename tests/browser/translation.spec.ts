import type { Page } from '@playwright/test';
import { FEEDBACK_PATH } from '../../src/base/shared/services';
import { BARS, chooseInMenu, openDemo } from './demoPage';
import { expect, test } from './support/test';
import { lostTexts, translatePage } from './support/translation';

const INDEX_MS = 20_000;

/** What readers do on a page. Each step replaces, adds, or removes texts. */
type Use = (page: Page) => Promise<void>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Types, waits for the results, types on, and finds nothing. */
const search: Use = async (page) => {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const results = dialog.getByRole('listbox');
  const field = dialog.getByRole('combobox');
  await field.pressSequentially('pinn');
  await expect(results.getByRole('option').first()).toBeVisible({ timeout: INDEX_MS });
  await field.pressSequentially('ing');
  await expect(results.getByRole('option', { name: /Column pinning/ }).first()).toBeVisible();
  await field.fill('qqqqzzzz');
  await expect(dialog.getByText(/Nothing found for/).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

/** Leaves for another product, whose name has a short form, and returns. */
const leaveAndReturn: Use = async (page) => {
  const title = await heading(page).innerText();
  const selector = page.getByRole('button', { name: /^Product:/ });
  const product = await selector.innerText();
  await selector.click();
  await page
    .getByRole('group', { name: /^Product:/ })
    .getByRole('link', { name: 'Date and Time Pickers' })
    .click();
  await expect(heading(page)).toContainText('Date and Time Pickers');
  await expect(selector).toContainText('Date and Time Pickers');
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
  await expect(selector).toHaveText(product);
};

/** Follows the menu to the next page, and returns. */
const followMenu: Use = async (page) => {
  const title = await heading(page).innerText();
  const menu = page.getByRole('navigation', { name: 'documentation' });
  await menu.getByRole('link', { name: 'Column dimensions' }).click();
  await expect(heading(page)).toContainText('Column dimensions');
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
};

const headerMenus: Use = async (page) => {
  await page.getByRole('button', { name: /notifications/ }).click();
  await expect(page.getByRole('group', { name: 'Notifications' })).toContainText('2025');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Version:/ }).click();
  await expect(page.getByRole('group', { name: /^Version:/ })).toContainText('v7');
  await page.keyboard.press('Escape');
};

const pageMenu: Use = async (page) => {
  await page.getByRole('button', { name: 'Copy page' }).click();
  const actions = page.getByRole('group', { name: 'Copy page' });
  await actions.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(actions.getByRole('status')).not.toBeEmpty();
  await page.keyboard.press('Escape');
  await expect(actions).toHaveCount(0);
};

const settings: Use = async (page) => {
  await page.getByRole('button', { name: 'Settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Settings' });
  for (const name of ['Dark', 'Right to left', 'Compact', 'JavaScript', 'Pro', 'Table', 'Light']) {
    // A span over the radio button takes the click.
    await drawer.getByRole('radio', { name }).first().check({ force: true });
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
};

/** A comment that is too short, then one that is sent, and another rating. */
const feedback: Use = async (page) => {
  await page.route(`**${FEEDBACK_PATH}`, (route) =>
    route.fulfill({ json: { status: 'accepted' } }),
  );
  const prompt = page.getByRole('region', { name: 'Was this page helpful?' });
  await prompt.getByRole('button', { name: 'No' }).click();
  const field = prompt.getByRole('textbox');
  await field.fill('short');
  await page.keyboard.press('Control+Enter');
  await expect(prompt.getByRole('alert')).toContainText('at least 10 characters');
  await field.fill('The second example does not run');
  await page.keyboard.press('Control+Enter');
  await expect(prompt.getByText('Thank you, your feedback is in').first()).toBeVisible();
  await prompt.getByRole('button', { name: 'Yes' }).click();
  await expect(prompt.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true');
};

const demoTools: Use = async (page) => {
  const card = await openDemo(page, 'BarsDataset');
  await card.getByRole('button', { name: 'Expand code' }).click();
  await card.getByRole('button', { name: /^\[?JS/ }).click();
  await expect(card.getByRole('tab', { name: 'BarsDataset.js' })).toBeVisible();
  await card.getByRole('button', { name: 'Collapse code' }).click();
  await card.getByRole('button', { name: 'Open in' }).click();
  await expect(card.getByRole('menuitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Inspect' }).click();
  const panel = page.getByRole('region', { name: 'Inspector of BarsDataset' });
  await expect(panel.getByText('Change this part')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await chooseInMenu(card, 'More actions', '[Display options]');
  await card.getByRole('combobox', { name: 'Width' }).selectOption('[390 px]');
  await expect(page).toHaveURL(/width=390/);
};

const installOf: Use = async (page) => {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Charts' }).check({ force: true });
  await expect(main.getByRole('link', { name: 'Charts quickstart' })).toBeVisible();
  await main.getByRole('radio', { name: 'Tree View' }).check({ force: true });
  await expect(main.getByRole('link', { name: 'Tree View quickstart' })).toBeVisible();
};

/** The filter of the props, the definition of a type, and each display. */
const members: Use = async (page) => {
  const filter = page.getByRole('searchbox', { name: 'Filter Props' });
  const count = page.getByText(/\d+ of \d+ shown/);
  await filter.pressSequentially('item');
  const before = await count.innerText();
  await filter.pressSequentially('Label');
  await expect(count).not.toHaveText(before);
  await filter.fill('');
  await page.locator('main button[aria-haspopup="dialog"]').first().click();
  const definition = page.locator('[popover]:popover-open');
  await expect(definition).toContainText('@mui/x-tree-view');
  await page.keyboard.press('Escape');
  await expect(definition).toBeHidden();
  for (const display of ['Table', 'Collapsed list', 'Expanded list']) {
    const choice = page.getByRole('group', { name: 'Display of Props' });
    const button = choice.getByRole('button', { name: display });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(page.locator('#rich-tree-view-prop-onItemSelectionToggle')).toBeVisible();
};

const changes: Use = async (page) => {
  const imports = page.getByRole('textbox', { name: 'Show only what I use' });
  await imports.fill("import { DataGridPro, NoSuchThing } from '@mui/x-data-grid-pro';");
  await expect(page.getByText('Not in the list: NoSuchThing')).toBeVisible();
  await imports.fill('');
  await expect(page.getByText('Not in the list: NoSuchThing')).toHaveCount(0);
};

const source: Use = async (page) => {
  await page.getByRole('button', { name: 'Source code of Pricing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pricing' });
  await dialog.getByRole('button', { name: 'JavaScript' }).click();
  await expect(dialog.getByRole('tab').first()).toContainText('.jsx');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};

/** Presets, and code that is valid, wrong, and valid again. */
const studio: Use = async (page) => {
  const presets = page.getByRole('region', { name: 'Presets' }).getByRole('button');
  await presets.nth(1).click();
  await presets.nth(2).click();
  await page.getByRole('button', { name: 'Paste your theme' }).click();
  const code = page.getByRole('textbox', { name: 'Theme code' });
  const isApplied = page.getByText(/ is applied/);
  await code.fill('createTheme({ shape: { borderRadius: 2 } })');
  await expect(isApplied).toBeVisible();
  await code.fill('createTheme({ shape: ');
  await expect(isApplied).toHaveCount(0);
  await code.fill('createTheme({ shape: { borderRadius: 3 } })');
  await expect(isApplied).toBeVisible();
};

const templateTools: Use = async (page) => {
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await page.getByRole('button', { name: 'Phone' }).click();
  await expect(page.locator('iframe[title="Dashboard at 390 px"]')).toBeVisible();
  await page.getByRole('link', { name: 'All templates' }).click();
  await expect(heading(page)).toContainText('Templates');
};

/** Each kind of page, and what its readers do there. */
const TEMPLATES: readonly { name: string; path: string; uses: readonly Use[] }[] = [
  { name: 'landing page', path: '/x/', uses: [installOf, search, leaveAndReturn] },
  {
    name: 'guide',
    path: '/x/react-data-grid/column-definition/',
    uses: [headerMenus, pageMenu, feedback, followMenu],
  },
  { name: 'guide with demos', path: BARS, uses: [demoTools, leaveAndReturn] },
  { name: 'quickstart', path: '/x/react-data-grid/quickstart/', uses: [search, leaveAndReturn] },
  { name: 'API page', path: '/x/api/tree-view/rich-tree-view/', uses: [members, settings] },
  { name: 'API index', path: '/x/api/data-grid/', uses: [search, leaveAndReturn] },
  {
    name: 'migration guide',
    path: '/x/migration/migration-data-grid-v7/',
    uses: [search, leaveAndReturn],
  },
  { name: 'changes of the API', path: '/x/api/changes/v8/', uses: [changes] },
  { name: 'what’s new', path: '/x/whats-new/', uses: [search, leaveAndReturn] },
  { name: 'gallery of templates', path: '/x/templates/', uses: [source, search] },
  { name: 'template', path: '/x/templates/dashboard/', uses: [templateTools] },
  { name: 'theme studio', path: '/x/theme/', uses: [studio, leaveAndReturn] },
  { name: 'error page', path: '/x/production-error/?code=1', uses: [search, leaveAndReturn] },
  { name: 'missing page', path: '/x/react-data-grid/sortng/', uses: [search, leaveAndReturn] },
];

for (const { name, path, uses } of TEMPLATES) {
  test(`${name}: can be used while it is translated`, async ({ page, problems }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await translatePage(page);
    await expect(page.locator('main font').first()).toBeVisible();
    for (const use of uses) {
      await use(page);
    }
    await expect(page.getByText(/This part has an error|This page crashed/)).toHaveCount(0);
    expect(await lostTexts(page)).toEqual([]);
    // The browser logs the status of a missing page.
    const others = problems.filter((text) => !text.includes('status of 404'));
    problems.splice(0, problems.length, ...others);
  });
}
