/**
 * Creates the miniatures of the template gallery: `static/templates/<name>-<light|dark>.webp`. Run it
 * after a template was added or changed.
 *
 * Usage: npm run templates:shots -- [--url http://127.0.0.1:3010] [--only dashboard]
 *   --url   a running site: `npm run serve` or `npm start`
 *   --only  part of a name: only create these
 */
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { TEMPLATES } from '../src/gallery/shared';
import { DEMO_ROOT, withAttribute } from '../src/demos/shared/demoAttributes';
import { runShots, saveModeShots } from './lib/modeShots';

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

/** Captures a template. */
async function shoot(
  browser: Browser,
  url: string,
  { name }: { readonly name: string },
): Promise<void> {
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
    await saveModeShots(page, {
      file: path.join(FOLDER, name),
      size: SHOT,
      quality: QUALITY,
      maxBytes: MAX_BYTES,
    });
  } finally {
    await context.close();
  }
}

void runShots(FOLDER, TEMPLATES, shoot);
