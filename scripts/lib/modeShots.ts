/** Screenshots in both color modes, as WebP files of one size. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';

/** What is cut out of the page, in px; the whole window by default. */
export interface ShotArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface ModeShots {
  /** The files without `-<light|dark>.webp`. */
  readonly file: string;
  /** In px: twice what a page shows. */
  readonly size: { readonly width: number; readonly height: number };
  /** The quality of WebP, from 0 to 1. */
  readonly quality: number;
  /** The largest allowed file. */
  readonly maxBytes: number;
  readonly clip?: ShotArea;
}

/** A change of the mode fades colors, and a picture in between has unreadable text. */
const AT_ONCE = '*, ::before, ::after { transition: none !important; animation: none !important }';

/** For what a page draws itself in the new mode, such as charts. */
const SETTLE_MS = 500;

/** Uses Chromium's encoder, so that no image library is needed. */
async function toWebp(page: Page, png: Buffer, { quality, size }: ModeShots): Promise<Buffer> {
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
    { source: `data:image/png;base64,${png.toString('base64')}`, size, quality },
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Captures both modes of a page, which follows the system, so it only loads once. */
export async function saveModeShots(page: Page, shots: ModeShots): Promise<void> {
  await page.addStyleTag({ content: AT_ONCE });
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode });
    await page.locator(`html[data-theme="${mode}"]`).waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const picture = await toWebp(page, await page.screenshot({ clip: shots.clip }), shots);
    const file = `${shots.file}-${mode}.webp`;
    if (picture.length > shots.maxBytes) {
      throw new Error(
        `${file} has ${picture.length} bytes, more than ${shots.maxBytes}: lower the quality in the script that creates it.`,
      );
    }
    writeFileSync(file, picture);
    console.log(`${file}: ${picture.length} bytes`);
  }
}

/**
 * Runs a command that creates pictures of a running site, all or those that `--only` names.
 *
 * @param folder where they belong
 * @param shoot captures one in a browser, from the site at a URL
 */
export async function runShots<Item extends { readonly name: string }>(
  folder: string,
  items: readonly Item[],
  shoot: (browser: Browser, url: string, item: Item) => Promise<void>,
): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: 'http://127.0.0.1:3010' },
      only: { type: 'string', default: '' },
    },
  });
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const item of items.filter(({ name }) => name.includes(values.only))) {
      await shoot(browser, values.url, item);
    }
  } finally {
    await browser.close();
  }
}
