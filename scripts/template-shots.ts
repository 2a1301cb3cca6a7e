/**
 * Creates the miniatures of the template gallery: `static/templates/<name>-<light|dark>.webp`, and
 * for phones `<name>-phone-<light|dark>.webp`. Run it after a template was added or changed.
 *
 * Usage: npm run templates:shots -- [--url http://127.0.0.1:3010] [--only dashboard]
 *   --url   a running site: `npm run serve` or `npm start`
 *   --only  part of a name: only create these
 */
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { TEMPLATES } from '../src/gallery/shared';
import { NARROW, WIDE } from '../src/gallery/shared/shotSizes';
import { DEMO_ROOT, withAttribute } from '../src/demos/shared/demoAttributes';
import { runShots, saveModeShots } from './lib/modeShots';

const FOLDER = 'static/templates';

/** The windows in which templates are rendered, and the miniatures, which `TemplateShot` describes. */
const VIEWS = [
  // The narrowest in which dashboards have a menu. A card shows half of its size.
  { suffix: '', window: { width: 1200, height: 750 }, size: WIDE, scale: 1 },
  { suffix: '-phone', window: { width: 390, height: 468 }, size: NARROW, scale: 2 },
] as const;

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
  for (const { scale, size, suffix, window } of VIEWS) {
    const context = await browser.newContext({
      viewport: window,
      deviceScaleFactor: scale,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    try {
      const page = await context.newPage();
      await openTemplate(page, new URL(`/x/templates/${name}/?frame=1`, url).href);
      // A picture has no scroll bar, so the space for it would be a white strip.
      await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important }' });
      await saveModeShots(page, {
        file: path.join(FOLDER, name + suffix),
        size,
        quality: QUALITY,
        maxBytes: MAX_BYTES,
      });
    } finally {
      await context.close();
    }
  }
}

void runShots(FOLDER, TEMPLATES, shoot);
