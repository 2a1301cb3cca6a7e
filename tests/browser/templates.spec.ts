import fs from 'node:fs';
import zlib from 'node:zlib';
import { unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { TEMPLATES } from '../../src/gallery/shared';
import { sample } from './support/sample';
import { expect, test } from './support/test';

async function openTemplate(page: Page, name: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`/x/templates/${name}/`);
  await page.locator('[data-demo-root] main').waitFor();
}

test.describe('the gallery', () => {
  test('shows every template, and links to it and back', async ({ page }) => {
    await page.goto('/x/templates/');
    const cards = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    await expect(cards).toHaveCount(TEMPLATES.length);
    const picture = page.locator('picture[data-mode="light"] img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(1120);
    const productsOf = (name: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
        .getByRole('list', { name: 'Products in this template' });
    await expect(productsOf('Dashboard')).toHaveText('Data GridPickersChartsTree View');
    await expect(productsOf('Blog')).toHaveText('Material UI');
    await page.getByRole('link', { name: 'Sticky footer' }).click();
    await expect(page.getByRole('heading', { name: 'Notices to passengers' })).toBeVisible();
    await expect(page).toHaveTitle(/^Sticky footer/);
    await page.getByRole('link', { name: 'All templates' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  });

  test('shows the source of a template without leaving', async ({ page }) => {
    await page.goto('/x/templates/');
    const button = page.getByRole('button', { name: 'Source code of Pricing' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Pricing' });
    await expect(dialog.getByRole('tabpanel')).toContainText('export default function Pricing()');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/\/x\/templates\/$/);
  });

  test('can be reached from the landing page, and from the header or the menu', async ({
    page,
  }) => {
    await page.goto('/x/');
    await page.getByRole('link', { name: 'See the templates' }).click();
    await expect(page).toHaveURL(/\/x\/templates\/$/);
    await page.goto('/x/introduction/');
    const link = { name: 'Templates', exact: true };
    const menu = page.getByRole('navigation', { name: 'documentation' });
    await expect(menu.getByRole('link', link)).toBeHidden();
    await page.getByRole('banner').getByRole('link', link).click();
    await expect(page).toHaveURL(/\/x\/templates\/$/);
    await page.goBack();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('dialog', { name: 'documentation' }).getByRole('link', link).click();
    await expect(page).toHaveURL(/\/x\/templates\/$/);
  });
});

test.describe('the tools', () => {
  test('show the source in both languages, with a tab per file', async ({ page }) => {
    await openTemplate(page, 'sign-in');
    await page.getByRole('button', { name: 'Source code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign-in' });
    await expect(dialog.getByRole('tabpanel')).toContainText('export default function SignIn()');
    await dialog.getByRole('tab', { name: 'sign-in/SignIn.tsx' }).focus();
    await page.keyboard.press('End');
    await expect(dialog.getByRole('tabpanel')).not.toContainText('function SignIn()');
    await dialog.getByRole('button', { name: 'JavaScript' }).click();
    await expect(dialog.getByRole('tab', { name: 'sign-in/SignIn.jsx' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Source code' })).toBeFocused();
  });

  test('download a project from the list and from the source', async ({ page }) => {
    await page.goto('/x/templates/');
    const fileOf = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).click(),
      ]);
      return download.suggestedFilename();
    };
    expect(await fileOf('Download Dashboard')).toBe('dashboard.zip');
    await page.getByRole('button', { name: 'Source code of Dashboard' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dashboard' });
    await expect(dialog.getByRole('button', { name: /StackBlitz/ })).toBeVisible();
    expect(await fileOf('Download project')).toBe('dashboard.zip');
  });

  test('download a project', async ({ page }) => {
    await openTemplate(page, 'dashboard');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download project' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('dashboard.zip');
    const files = unzipSync(fs.readFileSync(await download.path()));
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['dashboard/package.json', 'dashboard/src/dashboard/Dashboard.tsx']),
    );
    await expect(page.getByText('The project is in your downloads.')).toContainText('npm run dev');
  });

  test('show the page at the width of a phone, in the chosen mode', async ({ page }) => {
    await openTemplate(page, 'pricing');
    await page.getByRole('button', { name: 'Phone' }).click();
    const frame = page.frameLocator('iframe[title="Pricing at 390 px"]');
    await expect(frame.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await expect(frame.getByRole('region', { name: 'Template tools' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test('without JavaScript a template is described', async ({ request }) => {
  const html = await (await request.get('/x/templates/dashboard/')).text();
  expect(html).toContain('<title data-rh=true>Dashboard');
  expect(html).toMatch(/<noscript>.*<h1>Dashboard<\/h1>/s);
});

test('pricing: the switch changes every price, by keyboard', async ({ page }) => {
  await openTemplate(page, 'pricing');
  const jetty = page.getByRole('region', { name: 'Jetty' });
  await expect(jetty).toContainText('€41');
  await page.getByRole('button', { name: 'Monthly' }).focus();
  await page.keyboard.press('Enter');
  await expect(jetty).toContainText('€49');
  await expect(page.getByRole('region', { name: 'Harbor' })).toContainText('€149');
});

test('sign-in: reports errors beside their fields', async ({ page }) => {
  await openTemplate(page, 'sign-in');
  const email = page.getByRole('textbox', { name: 'Email' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter your email address.');
  await page.keyboard.type('mara@skerry.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('is not right');
  await page.getByLabel('Password', { exact: false }).first().fill('harbor-light');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Mara Lind' })).toBeVisible();
});

test('sign-up: validates by keyboard and ends with the confirmation', async ({ page }) => {
  await openTemplate(page, 'sign-up');
  await page.getByRole('textbox', { name: 'Name' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose a password.')).toBeVisible();
  await expect(page.getByText('Agree to the terms to go on.')).toBeVisible();
  await page.keyboard.type('Tove Aas');
  await page.keyboard.press('Tab');
  await page.keyboard.type('tove@brenna.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A long walk to harbor 8');
  await expect(page.getByText('Password: strong')).toBeVisible();
  await page.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Create account' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Look into your inbox' })).toBeFocused();
});

test('checkout: three steps, an updated summary, a rejected card', async ({ page }) => {
  await openTemplate(page, 'checkout');
  const order = page.getByRole('complementary', { name: 'Your order' });
  await expect(order).toContainText('€61.36');
  await page.getByRole('button', { name: 'Fewer: Adults' }).press('Enter');
  await page.getByRole('button', { name: 'Fewer: Adults' }).press('Enter');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('At least one adult has to travel.');
  await page.getByRole('button', { name: 'More: Adults' }).press('Enter');
  await page.getByRole('radio', { name: 'Bicycle' }).check();
  await expect(order).toContainText('€40.56');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');

  await expect(page.getByRole('heading', { name: 'Where should the tickets go?' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lea Sandvik');
  await page.getByRole('textbox', { name: 'Email' }).fill('lea@sound');
  await page.keyboard.press('Enter');
  await expect(page.getByText('such as name@company.com')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('lea@sound.example');
  await page.keyboard.press('Enter');

  await page.getByRole('textbox', { name: 'Name on the card' }).fill('Lea Sandvik');
  await page.getByRole('textbox', { name: 'Card number' }).fill('4000000000000002');
  await page.getByRole('textbox', { name: 'Expires' }).fill('0928');
  await page.getByRole('textbox', { name: 'Code' }).fill('123');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Your bank refused');
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242424242424242');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'See you on board' })).toBeFocused();
});

test('dashboard: the grid loads when it comes near, and nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openTemplate(page, 'dashboard');
    await expect(page.getByRole('heading', { name: 'At sea' })).toBeVisible();
    await expect(page.getByRole('grid')).toHaveCount(0);
    const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.getByRole('grid', { name: 'Sailings today' }).waitFor();
    await expect(page.getByRole('treeitem', { name: 'All ports' })).toBeAttached();
    const shown = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      shift: (window as unknown as { shifts: { sum: number } }).shifts.sum,
    }));
    expect(Math.abs(shown.height - heightBefore), `height at ${width}`).toBeLessThanOrEqual(4);
    expect(shown.shift, `layout shift at ${width}`).toBeLessThan(0.01);
  }
});

test('dashboard: every line of the chart has a label', async ({ page }) => {
  await openTemplate(page, 'dashboard');
  const labels = page.locator('.MuiChartsAxis-directionY').first().locator('text');
  await expect(labels).toHaveText(['0', '2K', '4K', '6K', '8K']);
});

test('dashboard: a port filters the sailings, by keyboard', async ({ page }) => {
  await openTemplate(page, 'dashboard');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByText('48 departures').waitFor();
  await page.getByRole('treeitem', { name: 'All ports' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('8 departures', { exact: true })).toBeVisible();
  await expect(page.getByRole('gridcell', { name: 'Brenna – Holm' }).first()).toBeVisible();
});

test('CRUD: creates, edits, deletes, and undoes, and keeps data after a reload', async ({
  page,
}) => {
  await openTemplate(page, 'crud-dashboard');
  await expect(page.getByText('12 of 12 ships')).toBeVisible();
  await page.getByRole('button', { name: 'New ship' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'New ship' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name' }).fill('heron');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is a ship called heron already.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Osprey');
  await page.getByRole('combobox', { name: 'Home port' }).press('Enter');
  await page.getByRole('option', { name: 'Lyra' }).press('Enter');
  await page.getByRole('textbox', { name: 'Passengers' }).fill('220');
  await page.getByRole('spinbutton', { name: 'Month' }).focus();
  await page.keyboard.type('10012026');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Osprey' })).toBeFocused();
  await expect(page.getByText('October 1, 2026')).toBeVisible();

  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  await page.getByRole('textbox', { name: 'Passengers' }).fill('240');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Osprey is saved.')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('skerry-ships')))
    .toContain('"passengers":240');
  await page.reload();
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('12 of 12 ships')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByText('13 of 13 ships')).toBeVisible();
});

test('CRUD: damaged data shows an error from which users can recover', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('damaged')) {
      sessionStorage.setItem('damaged', 'yes');
      localStorage.setItem('skerry-ships', '{');
    }
  });
  await openTemplate(page, 'crud-dashboard');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.getByRole('button', { name: 'Start over with the sample' }).click();
  await expect(page.getByText('12 of 12 ships')).toBeVisible();
});

test.describe('weight', () => {
  const BUDGET_KIB = 380;

  /** Compressed like a static host: Brotli at its best quality, once. */
  const sizes = new Map<string, number>();
  const sizeOf = (address: string, body: Buffer): number => {
    const known = sizes.get(address) ?? zlib.brotliCompressSync(body).length;
    sizes.set(address, known);
    return known;
  };

  async function scriptsOf(page: Page, path: string): Promise<Map<string, Buffer>> {
    const scripts = new Map<string, Buffer>();
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script' && response.ok()) {
        scripts.set(response.url(), await response.body().catch(() => Buffer.alloc(0)));
      }
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    return scripts;
  }

  for (const { name } of sample(TEMPLATES, 3)) {
    test(`${name} opens with at most ${BUDGET_KIB} KiB of JavaScript`, async ({ page }) => {
      const scripts = await scriptsOf(page, `/x/templates/${name}/`);
      await page.locator('[data-demo-root] main').waitFor();
      await page.waitForLoadState('networkidle');
      const bytes = [...scripts].reduce((sum, [address, body]) => sum + sizeOf(address, body), 0);
      test.info().annotations.push({ type: 'KiB', description: (bytes / 1024).toFixed(1) });
      expect(bytes / 1024).toBeLessThanOrEqual(BUDGET_KIB);
    });
  }

  test('documentation pages contain no part of a template', async ({ page }) => {
    const scripts = await scriptsOf(page, '/x/react-charts/bars/');
    expect(scripts.size).toBeGreaterThan(3);
    const guilty = [...scripts].filter(([, body]) => body.includes('Skerry'));
    expect(guilty.map(([address]) => address)).toEqual([]);
  });
});
