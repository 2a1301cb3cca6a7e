import fs from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { createContentSecurityPolicy, type PolicyFacts } from '../../shared/contentSecurityPolicy';
import { throwProblems } from '../../shared/contentProblem';
import { createHeaderRules, createRedirects, findRedirectProblems } from '../../shared/hosting';
import { splitLanguage } from '../../shared/localePath';
import {
  renderHeaders,
  renderNginx,
  renderNginxRedirects,
  renderRedirects,
  renderRobots,
  renderVercel,
} from './hostFiles';
import { collectScriptHashes } from './scriptHashes';

export { parseHeaders, parseRedirects } from './hostFiles';

type HostingOptions = Omit<PolicyFacts, 'scriptHashes'>;

/**
 * Ships the redirects and headers with the build, in the forms of the common hosts: `_headers` and
 * `_redirects` (Netlify, Cloudflare Pages), `vercel.json`, and two files to include in nginx. Beside
 * them is what crawlers ask the host for, `robots.txt`.
 */
export default function hostingPlugin(options: HostingOptions): Plugin {
  return {
    name: 'docs-hosting',

    loadContent() {
      throwProblems('src/data/redirects.json', findRedirectProblems(createRedirects()));
    },

    async postBuild({ outDir, i18n, routesPaths, siteConfig, baseUrl }) {
      // Hosts read these files at their root alone: the build of another locale lies below it, and
      // comes later. The files then are written anew, with the scripts of its pages too.
      const isDefault = i18n.currentLocale === i18n.defaultLocale;
      const root = isDefault ? outDir : path.dirname(outDir);
      const scriptHashes = await collectScriptHashes(root);
      const { locales } = i18n;
      const policy = createContentSecurityPolicy({ ...options, scriptHashes });
      const headers = createHeaderRules(policy, locales);
      const redirects = createRedirects(
        new Set(routesPaths.map((route) => splitLanguage(route).canonicalAs)),
        locales,
      );
      const files = {
        _redirects: renderRedirects(redirects),
        _headers: renderHeaders(headers),
        'vercel.json': renderVercel(redirects, headers),
        'nginx-headers.conf': renderNginx(headers),
        'nginx-redirects.conf': renderNginxRedirects(redirects),
        // Crawlers ask for it at the host's root, which a redirect leads here from.
        ...(isDefault && { 'robots.txt': renderRobots(new URL(baseUrl, siteConfig.url).href) }),
      };
      await Promise.all(
        Object.entries(files).map(([name, text]) => fs.writeFile(path.join(root, name), text)),
      );
    },
  };
}
