import type { Page } from '@playwright/test';
import { FEEDBACK_PATH } from '../../src/shared/services';
import { BARS, openDemo } from './demoPage';
import { expect, test } from './support/test';
import { lostTexts, translatePage } from './support/translation';

const GUIDE = '/x/react-data-grid/column-definition/';
const INDEX_MS = 20_000;

type Use = (page: Page) => Promise<void>;

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

async function search(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const results = dialog.getByRole('listbox');
  const field = dialog.getByRole('combobox');
  await field.pressSequentially('pinn');
  await expect(results.getByRole('option').first()).toBeVisible({ timeout: INDEX_MS });
  await field.pressSequentially('ing');
  await expect(results.getByRole('option', { name: /Column pinning/ }).first()).toBeVisible();
  await field.fill('qqqqzzzz');
  await expect(dialog.getByText('No results', { exact: false }).first()).toBeVisible();
  await field.fill('charts legend');
  await expect(results.getByRole('option').first()).toContainText(/legend/i);
  await dialog.getByRole('radio', { name: 'Charts' }).check();
  await field.press('ArrowDown');
  await field.fill('');
  await expect(dialog.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function settings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await drawer(page).getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const name of ['Right to left', 'Compact', 'JavaScript', 'Left to right', 'Normal']) {
    await drawer(page).getByRole('radio', { name, exact: false }).first().check();
  }
  await drawer(page).getByRole('radio', { name: 'Light' }).check();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
}

async function header(page: Page): Promise<void> {
  await page.getByRole('button', { name: /notifications/ }).click();
  await expect(page.getByRole('group', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const name of [/^Product:/, /^Version:/]) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator('header [role="group"] li').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
}

async function leaveAndReturn(page: Page): Promise<void> {
  const title = await heading(page).innerText();
  const { pathname } = new URL(page.url());
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header a[href], main a[href]')];
    const target = links.find(
      (link) =>
        link.origin === location.origin &&
        link.pathname !== location.pathname &&
        link.pathname.endsWith('/') &&
        link.checkVisibility(),
    );
    target?.click();
  });
  await expect(page).not.toHaveURL(new RegExp(`${pathname}$`));
  await expect(heading(page)).not.toHaveText(title);
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
}

const copyCode: Use = async (page) => {
  await page
    .locator('main figure button[aria-label*="opy"], main [role="tabpanel"] button')
    .first()
    .click();
};

const feedback: Use = async (page) => {
  await page.route(`**${FEEDBACK_PATH}`, (route) =>
    route.fulfill({ json: { status: 'accepted' } }),
  );
  const prompt = page.getByRole('region', { name: 'Was this page helpful?' });
  await prompt.getByRole('button', { name: 'No', exact: true }).click();
  const field = prompt.getByRole('textbox');
  await field.fill('short');
  await page.keyboard.press('Control+Enter');
  await expect(prompt.getByRole('alert')).not.toBeEmpty();
  await field.fill('The second example does not run');
  await page.keyboard.press('Control+Enter');
  await expect(prompt.getByText('Thank you', { exact: false }).first()).toBeVisible();
};

const demos: Use = async (page) => {
  const card = await openDemo(page, 'BarsDataset');
  await card
    .getByRole('button', { name: /full code|Expand|Show/ })
    .first()
    .click();
  await card.getByRole('button', { name: /^JS/ }).click();
  await card.getByRole('button', { name: /^TS/ }).click();
  await card
    .getByRole('button', { name: /Hide|Collapse/ })
    .first()
    .click();
  await card.getByRole('button', { name: 'Inspect' }).click();
  const panel = page.getByRole('region', { name: 'Inspector of BarsDataset' });
  await panel.getByText('Change this part').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: /More/ }).click();
  await card.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Escape');
};

const apiPage: Use = async (page) => {
  const filter = page.getByRole('searchbox').first();
  await filter.pressSequentially('row');
  await filter.pressSequentially('Height');
  await filter.fill('');
  const type = page.locator('main button[aria-haspopup="dialog"]').first();
  await type.click();
  await expect(page.locator('[popover]:popover-open')).toBeVisible();
  await page.keyboard.press('Escape');
};

/** Each kind of page, with what only its readers do. */
const TEMPLATES: readonly { name: string; path: string; uses: readonly Use[] }[] = [
  { name: 'landing page', path: '/x/', uses: [] },
  { name: 'guide', path: GUIDE, uses: [copyCode, feedback] },
  { name: 'guide with demos', path: BARS, uses: [demos] },
  { name: 'quickstart', path: '/x/react-data-grid/quickstart/', uses: [] },
  { name: 'API page', path: '/x/api/data-grid/data-grid/', uses: [apiPage] },
  { name: 'API index', path: '/x/api/data-grid/', uses: [] },
  { name: 'migration guide', path: '/x/migration/migration-data-grid-v7/', uses: [] },
  { name: 'changes of the API', path: '/x/api/changes/v8/', uses: [] },
  { name: 'what’s new', path: '/x/whats-new/', uses: [] },
  { name: 'gallery of templates', path: '/x/templates/', uses: [] },
  { name: 'template', path: '/x/templates/dashboard/', uses: [] },
  { name: 'theme studio', path: '/x/theme/', uses: [] },
  { name: 'error page', path: '/x/production-error/?code=1', uses: [] },
  { name: 'missing page', path: '/x/react-data-grid/sortng/', uses: [] },
];

for (const { name, path, uses } of TEMPLATES) {
  test(`${name}: can be used while it is translated`, async ({ page, problems }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await translatePage(page);
    await expect(page.locator('main font').first()).toBeVisible();
    for (const use of [...uses, header, search, settings, leaveAndReturn]) {
      await use(page);
    }
    expect(await lostTexts(page)).toEqual([]);
    // The browser logs the status of a missing page.
    const others = problems.filter((text) => !text.includes('status of 404'));
    problems.splice(0, problems.length, ...others);
  });
}
