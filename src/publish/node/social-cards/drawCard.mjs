import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

/** Only these fonts are used, so that a card looks the same on every machine. */
const FONTS = ['400', '600'].map((weight) =>
  fileURLToPath(new URL(`fonts/ibm-plex-sans-latin-${weight}.ttf`, import.meta.url)),
);

/**
 * Renders a card as PNG. JavaScript, because workers load it by path: in the main process, whose
 * memory is full of pages, the images caused garbage collection that took 16 seconds of a build.
 *
 * @param {string} svg
 * @param {string} file the output file, which is written atomically
 */
export async function drawCard(svg, file) {
  const image = new Resvg(svg, {
    font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'IBM Plex Sans' },
  }).render();
  const draft = `${file}.${process.pid}-${threadId}`;
  await fs.writeFile(draft, image.asPng());
  await fs.rename(draft, file);
}
