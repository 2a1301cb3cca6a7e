import { readFile } from 'node:fs/promises';
import { generateLicense } from '@mui/x-license/generateLicense';
import type { Page } from '@playwright/test';
import { axeOf } from './support/axe';
import { LAST_REQUEST } from './support/quiet';
import { expect, test } from './support/test';

const CHECK = '/x/check/';
const PHONE = { width: 360, height: 740 };

const MANIFEST = {
  name: 'package.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({ dependencies: { '@mui/x-tree-view': '^8.14.0', react: '^16.14.0' } }, null, 2),
  ),
};

const CODE = `import { TreeView } from '@mui/x-tree-view/TreeView';\nexport const A = () => <TreeView />;`;

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Or paste text' });
const resultOf = (page: Page) => page.getByRole('region', { name: 'Result' });
const findingOf = (page: Page, text: string) =>
  resultOf(page).getByRole('listitem').filter({ hasText: text });

const sourceFile = (index: number, code = CODE) => ({
  name: `Tree${index}.tsx`,
  mimeType: 'text/plain',
  buffer: Buffer.from(code),
});

async function open(page: Page) {
  await page.goto(CHECK);
  await textOf(page).waitFor();
}

test('files and pasted code are checked by keyboard, and exported', async ({ page }) => {
  await open(page);
  await page.getByLabel('Choose files').setInputFiles([MANIFEST]);
  await expect(findingOf(page, "isn't accepted")).toContainText('package.json:4');
  // Whoever started the check goes on with its result.
  await expect(page.getByRole('heading', { name: 'Result' })).toBeFocused();

  // Whoever compares versions or goes on typing keeps the focus.
  const from = page.getByRole('combobox', { name: 'From' });
  await from.focus();
  await from.selectOption('v7');
  await expect(resultOf(page)).toContainText('v7 → v8');
  await expect(from).toBeFocused();
  await textOf(page).focus();
  await page.keyboard.insertText(CODE);
  await page.keyboard.press('Control+Enter');
  const renamed = findingOf(page, 'TreeView → SimpleTreeView').first();
  await expect(renamed).toContainText('Change needed');
  await expect(renamed).toContainText('line 1 of the pasted text');
  await expect(resultOf(page)).toContainText('Compared: v7 to v8.');
  await expect(resultOf(page)).toContainText(
    'npx @mui/x-codemod@latest v8.0.0/tree-view/preset-safe src',
  );

  const download = page.waitForEvent('download');
  await resultOf(page).getByRole('button', { name: 'Download Markdown' }).press('Enter');
  const markdown = await readFile(await (await download).path(), 'utf8');
  expect(markdown).toContain('`TreeView` → `SimpleTreeView`');
  expect(markdown).toContain('/x/migration/migration-tree-view-v7/#');

  // The section that a finding names exists.
  await renamed.getByRole('link', { name: /^Read more/ }).press('Enter');
  await expect(page).toHaveURL(/migration-tree-view-v7\/#/);
  const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(
    page.locator(`[id="${id}"], [id="${encodeURIComponent(id)}"]`).first(),
  ).toBeVisible();
});

test('code of an unknown version is not passed, and compared once its version is selected', async ({
  page,
}) => {
  await open(page);
  await textOf(page).fill(CODE);
  await page.keyboard.press('Control+Enter');
  const summary = resultOf(page).getByRole('list').first();
  await expect(summary).toContainText("isn't known");
  await expect(summary).not.toContainText('Nothing was found');
  await resultOf(page)
    .getByRole('group', { name: 'Which version does this code use?' })
    .getByRole('button', { name: 'v7' })
    .press('Enter');
  await expect(findingOf(page, 'TreeView → SimpleTreeView').first()).toContainText('Change needed');
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('v7');
});

test('an example fills in and shows its result, with counts', async ({ page }) => {
  await open(page);
  const examples = page.getByRole('group', { name: 'Try an example' });
  await examples.getByRole('button', { name: 'Version 7 code' }).press('Enter');
  await expect(textOf(page)).toHaveValue(/GridToolbar/);
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('v7');
  const counts = resultOf(page).getByRole('list').first();
  await expect(counts).toContainText(/3 findings need a change/);
  await expect(counts).toContainText(/\d+ to check/);
  // The result is in view, with the command that its first line announces.
  await expect(page.getByRole('heading', { name: 'Result' })).toBeInViewport();
  await expect(
    resultOf(page).getByText('npx @mui/x-codemod@latest v8.0.0/data-grid/preset-safe'),
  ).toBeInViewport();
  const toolbar = findingOf(page, 'showToolbar');
  await expect(toolbar).toHaveCount(1);
  await expect(toolbar).toContainText('Change needed');
  await expect(toolbar).toContainText('density');
  await expect(toolbar.getByRole('link')).toHaveText(
    'Read more: Data Grid - Migration from v7 to v8: Slots',
  );
  await expect(counts).not.toContainText(/\b0 /);

  await examples.getByRole('button', { name: 'An error' }).click();
  await expect(findingOf(page, 'localization context').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('');
});

test('pasted text is checked at once, and typed text when asked', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await textOf(page).pressSequentially('MUI X: ');
  await expect(findingOf(page, 'localization context')).toHaveCount(0);
  await page.evaluate(() =>
    navigator.clipboard.writeText('MUI X: Could not find the localization context'),
  );
  await textOf(page).clear();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(findingOf(page, 'localization context').first()).toBeVisible();
});

test('an unknown error leads to the search and to the issues', async ({ page }) => {
  await open(page);
  await textOf(page).fill('Frobnicator overheated in module 7');
  await page.keyboard.press('Control+Enter');
  await expect(resultOf(page)).toContainText("isn't an error that this page knows");
  await expect(resultOf(page)).not.toContainText('Nothing was found');
  await expect(resultOf(page).getByRole('link', { name: 'Search the issues' })).toHaveAttribute(
    'href',
    /\/issues\?q=Frobnicator%20overheated/,
  );
  await resultOf(page).getByRole('button', { name: 'Search the docs' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue(/^Frobnicator/);
});

test('a file that could not be read is not passed', async ({ page }) => {
  await open(page);
  await page.getByRole('combobox', { name: 'From' }).selectOption('v7');
  await page.getByLabel('Choose files').setInputFiles([sourceFile(0, `${CODE} }`)]);
  const summary = resultOf(page).getByRole('list').first();
  await expect(summary).toContainText('Tree0.tsx');
  await expect(summary).not.toContainText('Nothing was found');
});

test('nothing leaves the page while a key and code are checked', async ({ page }) => {
  const last = page.waitForResponse(LAST_REQUEST);
  await open(page);
  const key = generateLicense({
    expiryDate: new Date(Date.UTC(2099, 0, 1)),
    licenseModel: 'annual',
    orderNumber: '4711',
    planScope: 'pro',
    planVersion: 'Q3-2024',
  });
  // The worker loads with the first check.
  await textOf(page).fill('MUI X: No row with id #12 found');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(resultOf(page)).toContainText('No row with id');

  await last;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await textOf(page).fill(key);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: /Annual Pro license, until 2099-01-01/ }),
  ).toBeVisible();
  const verdictOf = (name: string) =>
    resultOf(page).getByRole('listitem').filter({ hasText: name });
  await expect(verdictOf('x-data-grid-pro 8').first()).toContainText('Production: Valid');
  await expect(verdictOf('x-data-grid-premium 8').first()).toContainText('Production: Other plan');

  await textOf(page).fill(CODE);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(resultOf(page)).toContainText('1 source file');

  // The worker's own script, which each check starts again, is the only request.
  expect(sent.filter((url) => !/^[^?#]*\/x\/assets\/js\/[\w.-]+\.js$/.test(url))).toEqual([]);
  expect(page.url()).not.toContain(key.slice(0, 16));
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(key.slice(0, 16));
});

test('2,000 files are checked while the page responds, and the check can be canceled', async ({
  page,
}) => {
  await open(page);
  // Long enough that the check is still under way when the button is pressed.
  const long = `${CODE}\n${'export const B = () => <TreeView sx={{ margin: 1 }} />;\n'.repeat(100)}`;
  await page.evaluate(
    ([code]) => {
      const transfer = new DataTransfer();
      for (let index = 0; index < 2000; index += 1) {
        transfer.items.add(new File([code ?? ''], `Tree${index}.tsx`));
      }
      const field = document.querySelector<HTMLInputElement>('input[type=file]');
      if (field) {
        field.files = transfer.files;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
    [long],
  );
  await expect(page.getByText(/Checked \d+ of 2000 files/)).toBeVisible();
  // A frozen page wouldn't run its frames.
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [last, worst, count] = [performance.now(), 0, 0];
        const frame = (now: number) => {
          worst = Math.max(worst, now - last);
          last = now;
          count += 1;
          if (count === 20) {
            resolve(worst);
          } else {
            requestAnimationFrame(frame);
          }
        };
        requestAnimationFrame(frame);
      }),
  );
  expect(longest).toBeLessThan(1000);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByText('Canceled. Nothing was checked.')).toBeVisible();
  await expect(resultOf(page)).toBeHidden();
});

test('the page works on a phone, from right to left, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.addInitScript(() => {
    localStorage.setItem('mui-direction', 'rtl');
  });
  await open(page);
  const rows = await page
    .getByRole('combobox')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));
  expect(new Set(rows).size).toBe(1);
  await page.getByRole('combobox', { name: 'From' }).selectOption('v7');
  await page.getByLabel('Choose files').setInputFiles([MANIFEST, sourceFile(1)]);
  await expect(findingOf(page, 'SimpleTreeView').first()).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect((await axeOf(page).include('main').analyze()).violations).toEqual([]);
});

test('a check that fails says so, and can be repeated', async ({ page }) => {
  await open(page);
  await textOf(page).fill(CODE);
  // Every worker, because that of the search can start at any time.
  await page.evaluate(() => {
    const own = Worker;
    const refuse = () => {
      throw new Error('refused');
    };
    Object.assign(window, {
      Worker: function Refused() {
        refuse();
      },
      allowWorkers: () => Object.assign(window, { Worker: own }),
    });
  });
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText(/The check couldn't be completed/)).toBeVisible();
  await page.evaluate(() => (window as unknown as { allowWorkers: () => void }).allowWorkers());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(resultOf(page)).toBeVisible();
});
