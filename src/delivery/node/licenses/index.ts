import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundledPackagesPlugin } from './bundledPackages';
import { readLicense } from './readLicense';
import { LICENSES_FILE, renderLicenses } from './renderLicenses';

/** The packages in the service worker, which Docusaurus's plugin builds with a bundler of its own. */
const WORKER_PACKAGES = [
  '@docusaurus/plugin-pwa',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/**
 * Publishes the licenses of the packages whose code is in the scripts and style sheets, as most
 * licenses require of copies. The main script, which every page loads, ends with their address.
 */
export default function licensesPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  let folders: ReadonlySet<string> = new Set();
  return {
    name: 'docs-licenses',

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const { BannerPlugin, Compilation } = currentBundler.instance;
      const readPackages = bundledPackagesPlugin((found) => {
        folders = found;
      });
      return {
        plugins: [
          readPackages,
          new BannerPlugin({
            raw: true,
            footer: true,
            test: /[\\/]main\.\w+\.js$/,
            banner: `/*! Licenses of packages: ${baseUrl}${LICENSES_FILE} */`,
            // After comments are removed.
            stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
          }),
        ],
      };
    },

    async postBuild({ outDir }) {
      const ofWorker = WORKER_PACKAGES.map((name) => path.join(siteDir, 'node_modules', name));
      const licenses = [...new Set([...folders, ...ofWorker])].map(readLicense);
      // Two folders can contain the same version of a package.
      const unique = new Map(licenses.map((entry) => [`${entry.name} ${entry.version}`, entry]));
      await fs.writeFile(path.join(outDir, LICENSES_FILE), renderLicenses([...unique.values()]));
    },
  };
}
