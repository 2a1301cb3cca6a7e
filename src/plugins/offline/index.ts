import fs from 'node:fs/promises';
import path from 'node:path';
import pwaModule, { type PluginOptions } from '@docusaurus/plugin-pwa';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createTranslator } from '../../shared/i18n';
import { readTranslationTables, TRANSLATIONS_FOLDER } from '../translations/readTables';
import { selectTables } from '../translations/selectTables';
import { renderOfflinePage } from './offlinePage';
import { shellManifest } from './shellManifest';

export type OfflineMode = 'on' | 'off' | 'remove';

/** The package's types leave out what it exports. */
const pluginPwa = pwaModule as unknown as (
  context: LoadContext,
  options: PluginOptions,
) => Plugin | null;

const FEATURE = 'src/features/offline';

/**
 * Reading without a network. Docusaurus's plugin builds the worker and keeps the shell; what it
 * does with pages is `src/features/offline/worker`, and when it is registered is ours too.
 */
export default function offlinePlugin(context: LoadContext, mode: OfflineMode): Plugin | null {
  if (process.env.NODE_ENV !== 'production' || mode === 'off') {
    return null;
  }
  const file = (name: string) => path.join(context.siteDir, FEATURE, name);
  if (mode === 'remove') {
    return {
      name: 'docs-offline',
      postBuild: ({ outDir }) => fs.copyFile(file('worker/removal.js'), path.join(outDir, 'sw.js')),
    };
  }
  const pwa = pluginPwa(context, {
    debug: false,
    offlineModeActivationStrategies: ['always'],
    // The plugin adds what else there has to be.
    injectManifestConfig: shellManifest as PluginOptions['injectManifestConfig'],
    pwaHead: [],
    swCustom: file('worker/serviceWorker.js'),
    swRegister: false,
  });
  if (!pwa) {
    return null;
  }
  return {
    name: 'docs-offline',
    configureWebpack: pwa.configureWebpack,
    getClientModules: () => [file('clientModule.ts')],

    async postBuild(props) {
      // Before the worker, whose list of files it is on.
      const { siteDir, outDir, baseUrl, i18n } = props;
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
      await pwa.postBuild?.(props);
    },
  };
}
