import { axeOf } from './support/axe';
import { expect, test } from './support/test';

const FILE = '**/x/announcements.json';
const entry = { title: 'News', text: 'Read it.', date: '2025-01-01' };

test('announcements are counted, listed, and remembered as seen', async ({ page }) => {
  await page.route(FILE, (route) =>
    route.fulfill({
      json: { announcements: [1, 2, 3, 4, 5].map((id) => ({ ...entry, id, title: `News ${id}` })) },
    }),
  );
  await page.goto('/x/introduction/');
  const bell = page.getByRole('button', { name: '4 unread notifications' });
  await bell.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('group', { name: 'Notifications' });
  await expect(list.getByRole('listitem')).toHaveText([/News 5/, /News 4/, /News 3/, /News 1/]);
  await expect(list.getByRole('listitem').first()).toContainText('January 1, 2025');
  const { violations } = await axeOf(page).include('header').analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  const answered = page.waitForResponse(FILE);
  await page.reload();
  await answered;
  await expect(page.getByRole('button', { name: 'Show notifications' })).toBeVisible();
});

test('a failed request is only shown where readers asked for announcements', async ({
  page,
  problems,
}) => {
  await page.route(FILE, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Sold</h1>' }),
  );
  const answered = page.waitForResponse(FILE);
  await page.goto('/x/introduction/');
  await answered;
  expect(problems).toEqual([]);
  await page.getByRole('button', { name: 'Show notifications' }).click();
  await expect(page.getByText('Notifications could not be loaded.')).toBeVisible();
});
