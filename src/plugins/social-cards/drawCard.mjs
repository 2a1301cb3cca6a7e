import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

/** Fonts of the machine are never used, so that a card looks the same wherever it is made. */
const FONTS = ['400', '600'].map((weight) =>
  fileURLToPath(new URL(`fonts/ibm-plex-sans-latin-${weight}.ttf`, import.meta.url)),
);

/**
 * Draws a card as PNG. JavaScript, because workers load it by path: in the process of the build,
 * whose memory is full of pages, the pictures have the whole of it collected again and again.
 *
 * @param {string} svg
 * @param {string} file where the picture goes, complete or not at all
 */
export async function drawCard(svg, file) {
  const image = new Resvg(svg, {
    font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: 'IBM Plex Sans' },
  }).render();
  const draft = `${file}.${process.pid}-${threadId}`;
  await fs.writeFile(draft, image.asPng());
  await fs.rename(draft, file);
}
