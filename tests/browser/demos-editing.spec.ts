import { expect, test, type Locator, type Page } from '@playwright/test';
import { BARS, chooseInMenu, openDemo } from './demoPage';

async function startEditing(page: Page): Promise<Locator> {
  await page.goto(BARS);
  const card = await openDemo(page, 'BasicBars');
  await card.getByRole('button', { name: 'Expand code' }).click();
  const box = card.getByRole('group', { name: 'Code of BasicBars' });
  await box.focus();
  await page.keyboard.press('Enter');
  await expect(editorOf(card)).toBeFocused();
  return card;
}

const editorOf = (card: Locator) => card.getByRole('textbox', { name: /^Editor of/ });

/** Replaces the whole code, like a paste. */
async function write(page: Page, code: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

const text = (content: string) => `export default function Demo() { return <p>${content}</p>; }`;

test('loads the editor only on request', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', async (response) => {
    // The last responses arrive while the test ends.
    const code = await response.text().catch(() => '');
    if (response.url().endsWith('.js') && code.includes('cm-scroller')) {
      loaded.push(response.url());
    }
  });
  await page.goto(BARS);
  const card = await openDemo(page, 'BasicBars');
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);

  await card.getByRole('button', { name: 'Expand code' }).click();
  await card.getByRole('button', { name: 'Edit code' }).click();
  await expect(editorOf(card)).toBeFocused();
});

test('the toolbar stops editing, and then discards the changes', async ({ page }) => {
  const card = await startEditing(page);
  await expect(card.getByText('Press Esc to leave')).toBeVisible();
  const edit = card.getByRole('button', { name: 'Edit code' });
  await expect(edit).toHaveAttribute('aria-pressed', 'true');
  await edit.click();
  await expect(editorOf(card)).toHaveCount(0);
  await edit.click();
  await expect(editorOf(card)).toBeFocused();

  await write(page, text('to be discarded'));
  await expect(card.locator('[data-demo-root]')).toHaveText('to be discarded');
  await card.getByRole('button', { name: 'Discard changes' }).click();
  await expect(card.locator('[data-demo-root] svg').first()).toBeVisible();
  await expect(edit).toHaveAttribute('aria-pressed', 'false');
});

test('runs the edited code, and resets it', async ({ page }) => {
  const card = await startEditing(page);
  await write(page, text('written by a reader'));
  await expect(card.locator('[data-demo-root]')).toHaveText('written by a reader');

  await chooseInMenu(card, 'More actions', 'Reset demo');
  await expect(card.locator('[data-demo-root] svg').first()).toBeVisible();
  await expect(card.getByText('<BarChart').first()).toBeVisible();
});

test('shows an error and recovers', async ({ page }) => {
  const card = await startEditing(page);
  await write(page, text('good'));
  await expect(card.locator('[data-demo-root]')).toHaveText('good');

  await write(page, 'export default function Demo() { return <p>');
  await expect(card.getByText(/This code does not run yet: .*BasicBars\.tsx/)).toBeVisible();
  await expect(card.locator('[data-demo-root]')).toHaveText('good');

  await write(page, 'export default function Demo() { throw new Error("No rows"); }');
  await expect(card.getByText('This code does not run yet: No rows')).toBeVisible();
  await expect(card.locator('[data-demo-root]')).toHaveText('good');

  await write(page, text('better'));
  await expect(card.locator('[data-demo-root]')).toHaveText('better');
  await expect(card.getByText(/This code does not run yet/)).toHaveCount(0);
});

test('Escape leaves the editor, and Tab is never trapped', async ({ page }) => {
  const card = await startEditing(page);
  await page.keyboard.press('Tab');
  await expect(editorOf(card)).not.toBeFocused();

  const box = card.getByRole('group', { name: 'Code of BasicBars' });
  await box.focus();
  await page.keyboard.press('Enter');
  await expect(editorOf(card)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeFocused();
});
