import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

const GUIDE = '/x/introduction/';

/**
 * The URL of the drawer's script, found by a text that only it contains, because its name is a
 * number.
 */
function findCode(): string {
  const scripts = 'build/assets/js';
  const name = fs
    .readdirSync(scripts)
    .find((file) => fs.readFileSync(`${scripts}/${file}`, 'utf8').includes('settings.densityHelp'));
  return `/assets/js/${name}`;
}

const CODE = findCode();

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Settings' });
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

async function openGuide(page: Page): Promise<void> {
  await page.goto(GUIDE, { waitUntil: 'networkidle' });
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

test('the settings load when the pointer comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(CODE)) {
      asked.push(request.url());
    }
  });
  await openGuide(page);
  expect(asked).toEqual([]);
  await buttonOf(page).hover();
  await expect.poll(() => asked.length).toBe(1);
  await expect(drawerOf(page)).toBeHidden();
  await buttonOf(page).click();
  await expect(drawerOf(page)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('the keyboard opens the settings, stays inside, and returns to the button', async ({
  page,
}) => {
  await openGuide(page);
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawerOf(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
});

test('the first opening looks like every other one', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGuide(page);
  await buttonOf(page).click();
  await expect(drawerOf(page)).toBeVisible();
  const first = await drawerOf(page).screenshot();
  await drawerOf(page).getByRole('button', { name: 'Close' }).click();
  await buttonOf(page).click();
  await expect(drawerOf(page)).toBeVisible();
  expect((await drawerOf(page).screenshot()).equals(first)).toBe(true);
});

test('without a network the settings report it, and open when it is back', async ({
  page,
  problems,
}) => {
  await openGuide(page);
  await page.route(`**${CODE}`, (route) => route.abort());
  await buttonOf(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'The settings could not be loaded.' });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toBeVisible();

  await page.unroute(`**${CODE}`);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(drawerOf(page)).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(buttonOf(page)).toBeFocused();
  problems.splice(0, problems.length, ...problems.filter((text) => !/net::ERR/.test(text)));
});

test('Escape cancels the loading of the settings', async ({ page }) => {
  await openGuide(page);
  let arrive: () => void = () => {};
  const isReleased = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(`**${CODE}`, async (route) => {
    await isReleased;
    await route.continue();
  });
  await buttonOf(page).click();
  await expect(buttonOf(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(buttonOf(page)).toHaveAttribute('aria-busy', 'false');
  const loaded = page.waitForResponse(`**${CODE}`);
  arrive();
  await loaded;
  await page.locator('dialog[aria-label="Settings"]').waitFor({ state: 'attached' });
  await expect(drawerOf(page)).toBeHidden();
});

test('the plan and the display of API lists reach their pages', async ({ page }) => {
  await page.goto('/x/introduction/installation/', { waitUntil: 'networkidle' });
  await page.locator('html[data-has-hydrated="true"]').waitFor();
  const plan = page.getByRole('tab', { name: 'Pro', exact: true }).first();
  await expect(plan).toHaveAttribute('aria-selected', 'false');
  await buttonOf(page).click();
  const choose = (group: string, option: string) =>
    drawerOf(page)
      .getByRole('group', { name: group })
      .getByRole('radio', { name: option, exact: true })
      .check({ force: true });
  await choose('Your plan', 'Pro');
  await choose('Lists on API pages', 'Table');
  await page.keyboard.press('Escape');
  await expect(plan).toHaveAttribute('aria-selected', 'true');

  await page.goto('/x/api/data-grid/grid-col-def/');
  await expect(page.getByRole('button', { name: 'Table' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
