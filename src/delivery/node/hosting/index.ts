import fs from 'node:fs/promises';
import path from 'node:path';
import {
  createContentSecurityPolicy,
  createLivePolicy,
  createWorkerPolicy,
} from '../../shared/contentSecurityPolicy';
import { throwProblems } from '../../../base/shared/contentProblem';
import { createHeaderRules, createRedirects, findRedirectProblems } from '../../shared/hosting';
import { LIVE_DEMO_PATH } from '../../../demos/shared/liveDemo';
import { splitLanguage } from '../../../base/shared/localePath';
import { createTrustedTypesScript } from '../../../base/shared/trustedTypes';
import {
  renderHeaders,
  renderNginx,
  renderNginxRedirects,
  renderRedirects,
  renderRobots,
  renderVercel,
} from './hostFiles';
import { BROWSER_MODULES } from '../browserModules';
import { withOptions } from '../../../base/node/plugin-options';
import { optionsSchema } from './options';
import { rewriteFile } from '../../../base/node';
import { addPolicy, pagesOf } from './metaPolicy';
import { collectScriptHashes, hashInlineScripts } from './scriptHashes';

export { parseHeaders, parseRedirects } from './hostFiles';

const PLUGIN_NAME = 'docs-hosting';

/**
 * Writes redirects and headers to the build, in the formats of common hosts: `_headers` and
 * `_redirects` (Netlify, Cloudflare Pages), `vercel.json`, and two files to include in nginx. Also
 * writes `robots.txt`, and lets the browser bring addresses into their normal form. Each page contains
 * its policy, too, for hosts that use none of these files.
 */
export default withOptions(
  PLUGIN_NAME,
  optionsSchema,
  ({ baseUrl, siteDir }, { hsts, ...options }) => ({
    name: PLUGIN_NAME,

    // Hosts send a page for several forms of its address, and the router knows one.
    getClientModules: () => [path.join(siteDir, BROWSER_MODULES.addressClient)],

    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: createTrustedTypesScript(baseUrl) }],
    }),

    loadContent() {
      throwProblems('data/redirects.json', findRedirectProblems(createRedirects()));
    },

    async postBuild({ outDir, i18n, routesPaths, siteConfig }) {
      // Hosts read these files only at their root. The builds of other locales are below it and
      // come later; then the files are written again, with the scripts of their pages.
      const isDefault = i18n.currentLocale === i18n.defaultLocale;
      const root = isDefault ? outDir : path.dirname(outDir);
      const scriptHashes = await collectScriptHashes(root);
      const { locales } = i18n;
      const policies = {
        page: createContentSecurityPolicy({ ...options, scriptHashes }),
        live: createLivePolicy(scriptHashes),
        worker: createWorkerPolicy(options),
      };
      const headers = createHeaderRules({ policies, hsts }, locales);
      const redirects = createRedirects(
        new Set(routesPaths.map((route) => splitLanguage(route).canonicalHref)),
        locales,
      );
      const files = {
        _redirects: renderRedirects(redirects),
        _headers: renderHeaders(headers),
        'vercel.json': renderVercel(redirects, headers),
        'nginx-headers.conf': renderNginx(headers),
        'nginx-redirects.conf': renderNginxRedirects(redirects),
        // Crawlers request it at the host's root, from where a redirect leads here.
        ...(isDefault && { 'robots.txt': renderRobots(new URL(baseUrl, siteConfig.url).href) }),
      };
      for (const page of await pagesOf(outDir, locales)) {
        const isLive = page.startsWith(path.join(outDir, LIVE_DEMO_PATH));
        await rewriteFile(page, (html) => {
          const hashes = hashInlineScripts(html);
          return addPolicy(
            html,
            isLive
              ? createLivePolicy(hashes)
              : createContentSecurityPolicy({ ...options, scriptHashes: hashes }),
          );
        });
      }
      await Promise.all(
        Object.entries(files).map(([name, text]) => fs.writeFile(path.join(root, name), text)),
      );
    },
  }),
);
