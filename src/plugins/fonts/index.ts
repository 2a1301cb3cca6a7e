import type { LoadContext, Plugin } from '@docusaurus/types';
import { createFontFaces, FONT_FILES } from './fontFaces';

/**
 * Declares the text font in the page's head and preloads the file that nearly every page needs.
 *
 * The files stand in `static/fonts` under a versioned name, not in the bundle, because a preload has
 * to know the address before the bundler has made one.
 */
export default function fontsPlugin({ baseUrl }: LoadContext): Plugin {
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
              href: `${baseUrl}fonts/${FONT_FILES.latin}`,
              crossorigin: 'anonymous',
            },
          },
          { tagName: 'style', attributes: {}, innerHTML: createFontFaces(`${baseUrl}fonts/`) },
        ],
      };
    },
  };
}
