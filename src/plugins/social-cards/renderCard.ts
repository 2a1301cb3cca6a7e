import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';

/**
 * A card as PNG. It is drawn on another thread, so several are at the same time.
 *
 * @param fontsDir Folder with the TrueType files; fonts of the machine are never used, so that a
 *   card looks the same wherever it is made.
 */
export async function renderCard(svg: string, fontsDir: string): Promise<Buffer> {
  const image = await renderAsync(svg, {
    font: {
      fontFiles: ['400', '600'].map((weight) =>
        path.join(fontsDir, `ibm-plex-sans-latin-${weight}.ttf`),
      ),
      loadSystemFonts: false,
      defaultFontFamily: 'IBM Plex Sans',
    },
  });
  return image.asPng();
}
