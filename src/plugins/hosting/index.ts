import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { createHeaderRules, createRedirects } from '../../shared/hosting';
import { renderHeaders, renderRedirects } from './hostFiles';

/** Ships `_headers` and `_redirects` (Netlify's and Cloudflare's format) with the build. */
export default function hostingPlugin(): Plugin {
  return {
    name: 'docs-hosting',

    async postBuild({ outDir, i18n }) {
      // The host reads these files at its root alone: the build of another locale lies below it.
      if (i18n.currentLocale !== i18n.defaultLocale) {
        return;
      }
      await fs.writeFile(path.join(outDir, '_redirects'), renderRedirects(createRedirects()));
      await fs.writeFile(path.join(outDir, '_headers'), renderHeaders(createHeaderRules()));
    },
  };
}
