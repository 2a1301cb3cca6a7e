import fs from 'node:fs/promises';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-pwa';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import type * as z from 'zod';
import { PRODUCTS } from '../../../content/shared/products';
import { SEARCH_PLUGIN, type SearchManifest } from '../../../search/shared/manifest';
import { createTranslator } from '../../../base/shared/i18n';
import {
  readTranslationTables,
  TRANSLATIONS_FOLDER,
  selectTables,
} from '../../../base/node/translations';
import { chunkGroupsPlugin, scriptsOf, type ChunkGroups, readGeneratedRoutes } from '../bundle';
import { writeOfflineLists } from './offlineLists';
import { optionsSchema } from './options';
import { renderOfflinePage } from './offlinePage';
import { LAZY_SHELL, shellManifest } from './shellManifest';
import { BROWSER_MODULES } from '../browserModules';
import { withOptions } from '../../../base/node/plugin-options';

const PLUGIN_NAME = 'docs-offline';

/** The package's types don't include its export. */
type PwaPlugin = (context: LoadContext, options: PluginOptions) => Plugin | null;

/** Only loaded for builds; `npm start` doesn't install it. */
async function loadPwaPlugin(): Promise<PwaPlugin> {
  const { default: pluginPwa } = await import('@docusaurus/plugin-pwa');
  return pluginPwa as unknown as PwaPlugin;
}

async function createOfflinePlugin(
  context: LoadContext,
  { mode }: z.output<typeof optionsSchema>,
): Promise<Plugin | null> {
  if (process.env.NODE_ENV !== 'production' || mode === 'off') {
    return null;
  }
  const fileOf = (module: keyof typeof BROWSER_MODULES) =>
    path.join(context.siteDir, BROWSER_MODULES[module]);
  if (mode === 'remove') {
    return {
      name: PLUGIN_NAME,
      postBuild: ({ outDir }) => fs.copyFile(fileOf('offlineRemoval'), path.join(outDir, 'sw.js')),
    };
  }
  const lateShell: { url: string; revision: null }[] = [];
  const pluginPwa = await loadPwaPlugin();
  const pwa = pluginPwa(context, {
    debug: false,
    offlineModeActivationStrategies: ['always'],
    // The plugin adds the other options.
    injectManifestConfig: {
      ...shellManifest,
      // Filled once the names are known, before the worker is built.
      additionalManifestEntries: lateShell,
    } as unknown as PluginOptions['injectManifestConfig'],
    pwaHead: [],
    swCustom: fileOf('offlineWorker'),
    swRegister: false,
  });
  if (!pwa) {
    return null;
  }
  let groups: ChunkGroups | undefined;
  return {
    name: PLUGIN_NAME,

    configureWebpack(config, isServer, utils, content) {
      const { plugins = [] } = pwa.configureWebpack?.(config, isServer, utils, content) ?? {};
      const readGroups = chunkGroupsPlugin((found) => {
        groups = found;
      });
      return { plugins: isServer ? plugins : [...plugins, readGroups] };
    },

    getClientModules: () => [fileOf('offlineClient')],

    async postBuild(props) {
      const { outDir, baseUrl, generatedFilesDir } = props;
      const globalDataFile = path.join(generatedFilesDir, 'globalData.json');
      const globalData = JSON.parse(await fs.readFile(globalDataFile, 'utf8')) as {
        [SEARCH_PLUGIN]: { default: SearchManifest };
      };
      const [search] = globalData[SEARCH_PLUGIN].default.versions;
      if (groups) {
        const scripts = scriptsOf(groups, ({ name }) => LAZY_SHELL.has(name));
        lateShell.push(...scripts.map((url) => ({ url, revision: null })));
      }
      if (groups && search) {
        await writeOfflineLists(PRODUCTS, {
          outDir,
          baseUrl,
          routesPaths: props.routesPaths,
          routes: await readGeneratedRoutes(generatedFilesDir),
          groups,
          search,
        });
      }
      // Before the worker is built, because its manifest contains the file.
      await writeOfflinePage(props);
      await pwa.postBuild?.(props);
    },
  };
}

/**
 * Offline reading. Docusaurus's plugin builds the worker and caches the shell;
 * `src/delivery/browser/offline/worker` handles pages, and `src/delivery/browser/offline` the registration.
 */
export default withOptions(PLUGIN_NAME, optionsSchema, createOfflinePlugin);

async function writeOfflinePage({ siteDir, outDir, baseUrl, i18n }: Props): Promise<void> {
  const tables = await readTranslationTables(path.join(siteDir, TRANSLATIONS_FOLDER));
  const translator = createTranslator(selectTables(tables, i18n.currentLocale), false);
  const textOf = (key: string) => translator.translate(key) ?? key;
  await fs.writeFile(
    path.join(outDir, 'offline.html'),
    renderOfflinePage({
      language: i18n.currentLocale,
      home: baseUrl,
      title: textOf('offline.title'),
      text: textOf('offline.notKept'),
      reload: textOf('offline.reload'),
    }),
  );
}
