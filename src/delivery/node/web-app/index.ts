import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createManifest, ICON_SIZES, iconPath, iconSvg, TOUCH_ICON_SIZE } from './manifest';

const MANIFEST = 'manifest.webmanifest';

/**
 * Lets readers install the site, with a web app manifest and icons that are rendered from the
 * site's own. Both are build output, which the dev server doesn't need.
 */
export default function webAppPlugin({ baseUrl, i18n, siteDir }: LoadContext): Plugin | null {
  if (process.env.NODE_ENV !== 'production') {
    return null;
  }
  return {
    name: 'docs-web-app',

    injectHtmlTags() {
      return {
        headTags: [
          { tagName: 'link', attributes: { rel: 'manifest', href: baseUrl + MANIFEST } },
          {
            tagName: 'link',
            attributes: { rel: 'apple-touch-icon', href: baseUrl + iconPath(TOUCH_ICON_SIZE) },
          },
        ],
      };
    },

    async postBuild({ outDir }) {
      // Only loaded for builds; `npm start` doesn't need it.
      const { Resvg } = await import('@resvg/resvg-js');
      const mark = await fs.readFile(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
      const manifest = createManifest(baseUrl, i18n.currentLocale);
      await fs.writeFile(path.join(outDir, MANIFEST), JSON.stringify(manifest));
      for (const size of [TOUCH_ICON_SIZE, ...ICON_SIZES]) {
        const icon = new Resvg(iconSvg(mark), { fitTo: { mode: 'width', value: size } }).render();
        await fs.writeFile(path.join(outDir, iconPath(size)), icon.asPng());
      }
    },
  };
}
