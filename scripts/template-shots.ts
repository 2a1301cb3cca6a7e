/**
 * Creates the miniatures of the template gallery: `static/templates/<name>-<light|dark>.webp`. Run it
 * after a template was added or changed.
 *
 * Usage: npm run templates:shots -- [--url http://127.0.0.1:3010] [--only dashboard]
 *   --url   a running site: `npm run serve` or `npm start`
 *   --only  part of a name: only create these
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { TEMPLATES } from '../src/gallery/shared';
import { DEMO_ROOT, withAttribute } from '../src/demos/shared/demoAttributes';

const FOLDER = 'static/templates';

/** The window in which a template is rendered: the narrowest in which dashboards have a menu. */
const WINDOW = { width: 1200, height: 750 };

/** The size of a miniature, which must match `TemplateShot`. Twice what a card shows. */
const SHOT = { width: 1120, height: 700 };

const QUALITY = 0.8;

const MAX_BYTES = 60_000;

/** Waits for what a template loads itself, such as visible parts. */
async function openTemplate(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(`${withAttribute(DEMO_ROOT)} main`).waitFor();
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.MuiSkeleton-root, [aria-busy="true"]')].every(
      (block) => block.getBoundingClientRect().top > window.innerHeight,
    ),
  );
  await page.evaluate(() => document.fonts.ready);
}

/** Uses Chromium's encoder, so that no image library is needed. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ source, size, quality }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = size.width;
      canvas.height = size.height;
      const context = canvas.getContext('2d');
      if (context) {
        context.imageSmoothingQuality = 'high';
        context.drawImage(image, 0, 0, size.width, size.height);
      }
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, size: SHOT, quality: QUALITY },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

async function saveShot(page: Page, name: string, mode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: mode });
  await page.locator(`html[data-theme="${mode}"]`).waitFor();
  const picture = await toWebp(page, await page.screenshot());
  const file = path.join(FOLDER, `${name}-${mode}.webp`);
  if (picture.length > MAX_BYTES) {
    throw new Error(
      `${file} has ${picture.length} bytes, more than ${MAX_BYTES}: lower QUALITY in this script.`,
    );
  }
  writeFileSync(file, picture);
  console.log(`${file}: ${picture.length} bytes`);
}

/** Captures both modes of a template. It follows the system, so it only loads once. */
async function shoot(browser: Browser, url: string, name: string): Promise<void> {
  const context = await browser.newContext({
    viewport: WINDOW,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    await openTemplate(page, new URL(`/x/templates/${name}/?frame=1`, url).href);
    // A picture has no scroll bar, so the space for it would be a white strip.
    await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important }' });
    await saveShot(page, name, 'light');
    await saveShot(page, name, 'dark');
  } finally {
    await context.close();
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:3010' },
      only: { type: 'string', default: '' },
    },
  });
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const { name } of TEMPLATES.filter((template) => template.name.includes(values.only))) {
      await shoot(browser, values.url, name);
    }
  } finally {
    await browser.close();
  }
}

void main();
