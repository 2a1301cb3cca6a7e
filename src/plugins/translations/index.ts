import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readTranslationTables, TRANSLATIONS_FOLDER } from './readTables';
import { selectTables } from './selectTables';

const PLUGIN_NAME = 'docs-translations';

/** Passes the texts of the locale being built to the browser, as global data: see `features/i18n`. */
export default function translationsPlugin({ siteDir, i18n }: LoadContext): Plugin {
  const folder = path.join(siteDir, TRANSLATIONS_FOLDER);
  return {
    name: PLUGIN_NAME,

    getPathsToWatch() {
      return [path.join(folder, 'translations*.json')];
    },

    async contentLoaded({ actions }) {
      actions.setGlobalData(selectTables(await readTranslationTables(folder), i18n.currentLocale));
    },
  };
}
