import { expect, test, type Locator, type Page } from '@playwright/test';
import { BARS, chooseInMenu, openCode, openDemo } from './demoPage';

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

/** The reader's version, in its frame. */
const liveOf = (card: Locator) =>
  card.frameLocator('iframe').locator('[data-demo-root]:not([data-demo-portal])');

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

test('the head of the code stops editing, then discards the changes, and restores them', async ({
  page,
}) => {
  const card = await startEditing(page);
  await expect(card.getByText('Press Esc to leave')).toBeVisible();
  const edit = card.getByRole('button', { name: 'Edit code' });
  await expect(edit).toHaveAttribute('aria-pressed', 'true');
  await edit.click();
  await expect(editorOf(card)).toHaveCount(0);
  await edit.click();
  await expect(editorOf(card)).toBeFocused();

  await write(page, text('to be discarded'));
  await expect(liveOf(card)).toHaveText('to be discarded');
  await card.getByRole('button', { name: 'Discard changes' }).click();
  await expect(card.locator('[data-demo-root] svg').first()).toBeVisible();
  await expect(edit).toHaveAttribute('aria-pressed', 'false');
  await card.getByRole('button', { name: 'Restore changes' }).click();
  await expect(liveOf(card)).toHaveText('to be discarded');
});

test('changes are there again after a link that was followed by mistake', async ({ page }) => {
  const card = await startEditing(page);
  await write(page, text('kept'));
  await expect(liveOf(card)).toHaveText('kept');
  await page.goto('/x/introduction/');
  await page.goto(BARS);
  await openDemo(page, 'BasicBars');
  await expect(liveOf(card)).toHaveText('kept');
  await card.getByRole('button', { name: 'Discard changes' }).click();
  await expect(card.locator('[data-demo-root] svg').first()).toBeVisible();
  await page.reload();
  await openDemo(page, 'BasicBars');
  await expect(card.getByRole('button', { name: 'Expand code' })).toBeVisible();
});

test('runs the edited code, and resets it', async ({ page }) => {
  const card = await startEditing(page);
  await write(page, text('written by a reader'));
  await expect(liveOf(card)).toHaveText('written by a reader');

  await chooseInMenu(card, 'More actions', 'Reset demo');
  await expect(card.locator('[data-demo-root] svg').first()).toBeVisible();
  await expect(card.getByText('<BarChart').first()).toBeVisible();
});

test('shows an error and recovers', async ({ page }) => {
  const card = await startEditing(page);
  await write(page, text('good'));
  await expect(liveOf(card)).toHaveText('good');

  await write(page, 'export default function Demo() { return <p>');
  await expect(card.getByText(/This code does not run yet: .*BasicBars\.tsx:1\)/)).toBeInViewport();
  await expect(card.locator('.cm-line').first()).toHaveClass(/cm-error/);
  await expect(liveOf(card)).toHaveText('good');

  await write(page, 'export default function Demo() { throw new Error("No rows"); }');
  await expect(
    card.getByText('This code does not run yet: No rows (BasicBars.tsx:1)'),
  ).toBeVisible();
  await expect(liveOf(card)).toHaveText('good');

  await write(page, text('better'));
  await expect(liveOf(card)).toHaveText('better');
  await expect(card.getByText(/This code does not run yet/)).toHaveCount(0);
  await expect(card.locator('.cm-error')).toHaveCount(0);
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

test('loses no letter, keeps the focus, and moves nothing when the first version runs', async ({
  page,
}) => {
  const card = await startEditing(page);
  const canvas = card.locator('[data-demo-canvas]');
  const before = await canvas.boundingBox();
  await page.keyboard.press('ControlOrMeta+Home');
  // On a line of its own: before the first import, the comment would remove it.
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('// Each letter runs the demo again, or a few of them do.', {
    delay: 40,
  });
  await expect(liveOf(card).locator('svg').first()).toBeVisible();
  await expect(editorOf(card)).toBeFocused();
  await expect(editorOf(card)).toContainText(
    '// Each letter runs the demo again, or a few of them do.',
  );
  await expect(card.locator('> div [data-demo-root]')).toHaveCount(0);
  expect(await canvas.boundingBox()).toEqual(before);
});

test("the reader's version has the display of the demo", async ({ page }) => {
  await page.goto(`${BARS}?demo=BasicBars&mode=dark&dir=rtl`);
  const card = await openDemo(page, 'BasicBars');
  await card.getByRole('button', { name: 'Expand code' }).click();
  await card.getByRole('button', { name: 'Edit code' }).click();
  await expect(editorOf(card)).toBeFocused();
  await write(page, 'export default function Demo() { return <p>{document.dir}</p>; }');
  await expect(liveOf(card)).toHaveText('rtl');
  await expect(liveOf(card)).toHaveAttribute('data-theme', 'dark');
});

test('Tab leads from the editor on, and into the frame and out again', async ({ page }) => {
  const card = await startEditing(page);
  await write(page, 'export default function Demo() { return <button>Inside</button>; }');
  const inside = liveOf(card).getByRole('button', { name: 'Inside' });
  await inside.focus();
  await page.keyboard.press('Tab');
  await expect(card.getByRole('toolbar', { name: 'Demo tools' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Shift+Tab');
  await expect(inside).toBeFocused();
});

test('a popup that is higher than the demo overlaps what follows', async ({ page }) => {
  await page.goto('/x/react-date-pickers/date-picker/');
  const card = await openDemo(page, 'HelperText');
  await openCode(card);
  await card.getByRole('button', { name: 'Edit code' }).click();
  await expect(editorOf(card)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('// edited');
  const frame = card.frameLocator('iframe');
  await frame.getByRole('button', { name: /choose date/i }).click();
  const days = frame.getByRole('grid');
  await expect(days).toBeVisible();
  const height = await card.locator('[data-demo-canvas]').evaluate((node) => node.clientHeight);
  // The last row of days is inside the frame, and the canvas has kept its height.
  await expect
    .poll(async () => {
      const frameBox = await card.locator('iframe').boundingBox();
      const box = await days.boundingBox();
      return box && frameBox ? frameBox.y + frameBox.height - (box.y + box.height) : -1;
    })
    .toBeGreaterThan(0);
  expect(await card.locator('[data-demo-canvas]').evaluate((node) => node.clientHeight)).toBe(
    height,
  );
});

test('an endless loop does not freeze the page, and can be stopped or corrected', async ({
  page,
}) => {
  const card = await startEditing(page);
  await write(page, text('good'));
  await expect(liveOf(card)).toHaveText('good');
  await write(page, 'export default function Demo() { for (;;) {} }');
  const notice = card.getByText(/This demo does not answer/);
  await expect(notice).toBeVisible();
  // The page itself answers: it finishes an animation frame and a click at once.
  const answers = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        requestAnimationFrame(() => resolve(performance.now() - start));
      }),
  );
  expect(answers).toBeLessThan(2000);
  await card.getByRole('button', { name: 'Stop the demo' }).click();
  await expect(notice).toHaveCount(0);
  await expect(card.locator('[data-demo-root] svg').first()).toBeVisible();

  await editorOf(card).focus();
  await write(page, text('corrected'));
  await expect(liveOf(card)).toHaveText('corrected');
});

test('edited code reaches neither the storage, the cookies, nor the page', async ({ page }) => {
  await page.goto(BARS);
  await page.evaluate(() => {
    localStorage.setItem('secret', 'stored');
    document.cookie = 'secret=cookie; path=/';
  });
  const card = await startEditing(page);
  const address = page.url();
  await write(
    page,
    `import * as React from 'react';
    const attempt = (act) => { try { return String(act()); } catch (error) { return error.name; } };
    export default function Demo() {
      const [sent, setSent] = React.useState('pending');
      React.useEffect(() => {
        fetch('/x/search.json').then(() => setSent('sent'), () => setSent('blocked'));
      }, []);
      return <ul>{[
        window.origin,
        attempt(() => localStorage.getItem('secret')),
        attempt(() => document.cookie),
        attempt(() => window.parent.document.title),
        attempt(() => window.parent.localStorage.getItem('secret')),
        attempt(() => window.top.location.assign('https://evil.example/')),
        attempt(() => window.open('https://evil.example/')),
        sent,
      ].map((result, index) => <li key={index}>{result}</li>)}</ul>;
    }`,
  );
  await expect(liveOf(card).getByRole('listitem')).toHaveText([
    'null',
    'null',
    '',
    'SecurityError',
    'SecurityError',
    'SecurityError',
    'null',
    'blocked',
  ]);
  expect(page.url()).toBe(address);
});

test('the page of the frame runs nothing by itself', async ({ page }) => {
  await page.goto('/x/live-demo/');
  await page.waitForURL('**/x/');
});

test('keeps the focus in the editor while a demo asks for it', async ({ page }) => {
  const card = await startEditing(page);
  await write(
    page,
    'export default function Demo() { return <input autoFocus aria-label="Greedy" />; }',
  );
  const field = liveOf(card).getByLabel('Greedy');
  await expect(field).toBeVisible();
  await expect(editorOf(card)).toBeFocused();
  await field.click();
  await expect(field).toBeFocused();
});
