import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const GUIDE = '/x/react-data-grid/column-definition/';
const PICKER = '/x/react-date-pickers/date-picker/';

for (const [name, year] of [
  ['long ago', '1985-01-01'],
  ['far ahead', '2085-12-31'],
] as const) {
  test(`a clock that is ${name} breaks nothing`, async ({ page }) => {
    await page.clock.setSystemTime(new Date(`${year}T12:00:00Z`));
    await page.goto(PICKER);
    const canvas = page.locator('[data-demo-canvas]').first();
    await expect(canvas).toHaveAttribute('data-status', 'ready', { timeout: 30_000 });
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });
}

/**
 * Delays the scripts of the bundle.
 *
 * @returns a function that lets them load
 */
async function holdScripts(page: Page): Promise<() => void> {
  let letArrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (letArrive = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  return letArrive;
}

test('slow scripts: the text appears immediately, and its links work', async ({ page }) => {
  await holdScripts(page);
  await page.goto(GUIDE, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'documentation' })
    .getByRole('link', { name: 'Column dimensions' })
    .click();
  await expect(page).toHaveURL(/column-dimensions/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Column dimensions');
});

test('slow scripts: a click on a button is not lost', async ({ page }) => {
  const letArrive = await holdScripts(page);
  await page.goto(GUIDE, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
  letArrive();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible({ timeout: 30_000 });
});

test('slow scripts: a search starts before the page is hydrated', async ({ page }) => {
  const letArrive = await holdScripts(page);
  await page.goto(GUIDE, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('row height');
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
  letArrive();
  await expect(
    page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: /Search/ }),
  ).toHaveValue('row height', { timeout: 30_000 });
});

test('slow scripts: text in a field is preserved', async ({ page }) => {
  const letArrive = await holdScripts(page);
  await page.goto('/x/api/changes/v8/', { waitUntil: 'commit' });
  await page
    .getByRole('searchbox', { name: 'Filter by component or prop' })
    .pressSequentially('no such prop');
  await expect(page.locator('html[data-has-hydrated="true"]')).toHaveCount(0);
  letArrive();
  await expect(page.getByText('No changes for what you chose.').first()).toBeVisible({
    timeout: 30_000,
  });
});

test('with reduced motion nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/x/introduction/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && Number(duration) > 1;
      })
      .map((animation) => String((animation.effect as KeyframeEffect | null)?.target?.className)),
  );
  expect(running).toEqual([]);
});

test('with forced colors the choice and the focus are visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/x/introduction/');
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const lookOf = (isChosen: boolean) =>
    dialog
      .locator('label')
      .filter({ has: page.getByRole('radio', { checked: isChosen }) })
      .first()
      .evaluate((label) => {
        const { backgroundColor, outlineStyle } = getComputedStyle(label);
        return { backgroundColor, outlineStyle };
      });
  const chosen = await lookOf(true);
  expect(chosen.backgroundColor).not.toBe((await lookOf(false)).backgroundColor);
  expect(chosen.outlineStyle).toBe('none');
  // From one end of the dialog, the keyboard reaches the choice.
  const focused = () => dialog.getByRole('radio', { checked: true }).first();
  for (let stop = 0; stop < 4; stop += 1) {
    if (await focused().evaluate((input) => input === document.activeElement)) {
      break;
    }
    await page.keyboard.press('Tab');
  }
  await expect(focused()).toBeFocused();
  expect((await lookOf(true)).outlineStyle).not.toBe('none');
});

test('at 400% zoom text reflows and everything is reachable', async ({ page }) => {
  // 1440 × 900 at 400%.
  await page.setViewportSize({ width: 360, height: 225 });
  await page.goto(GUIDE);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  // Fixed elements leave enough space for the content.
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(
        ({ width, height, top, bottom }) => width > 180 && height > 0 && top < 225 && bottom > 0,
      )
      .reduce((sum, { height }) => sum + height, 0),
  );
  expect(covered).toBeLessThanOrEqual(225 / 2);
});

test('adds no listener that would keep a page out of the back/forward cache', async ({ page }) => {
  await page.addInitScript(() => {
    const target = window as Window & { leaving?: string[] };
    const leaving: string[] = [];
    target.leaving = leaving;
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function listen(type, ...rest) {
      if (type === 'unload' || type === 'beforeunload') {
        leaving.push(type);
      }
      return add.call(this, type, ...rest);
    };
  });
  await page.goto(GUIDE);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  await page.waitForLoadState('networkidle');
  const found = await page.evaluate(() => (window as Window & { leaving?: string[] }).leaving);
  expect(found).toEqual([]);
});
