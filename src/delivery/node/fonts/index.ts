import type { LoadContext, Plugin } from '@docusaurus/types';
import { FONT_FACES_ELEMENT_ID } from '../../../base/shared/tokens';
import { createFontFaces, fontUrl } from './fontFaces';

export { createFontFaces, fontUrl, UNICODE_RANGES, type FontSubset } from './fontFaces';

/**
 * Declares the text font in the page's head and preloads the file that every page needs.
 *
 * The files are in `static/fonts` instead of the bundle, because a preload needs their URL before
 * bundling. `npm run fonts` writes them: run it again after an update of the package or a change of
 * the characters (`fontFaces.ts`).
 */
export default function fontsPlugin({ baseUrl }: LoadContext): Plugin {
  const folder = `${baseUrl}fonts/`;
  return {
    name: 'docs-fonts',

    injectHtmlTags() {
      return {
        headTags: [
          {
            tagName: 'link',
            attributes: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: fontUrl(folder, 'basic'),
              crossorigin: 'anonymous',
            },
          },
          {
            tagName: 'style',
            attributes: { id: FONT_FACES_ELEMENT_ID },
            innerHTML: createFontFaces(folder),
          },
        ],
      };
    },
  };
}
