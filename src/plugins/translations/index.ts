import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { LATE_GROUPS, tablesOfGroup, type LateGroup } from './lateTexts';
import { readTranslationTables, TRANSLATIONS_FOLDER } from './readTables';
import { selectTables } from './selectTables';

const PLUGIN_NAME = 'docs-translations';

/**
 * Passes the texts of the locale being built to the browser: those of every page as global data, the
 * others as `@generated/docs-translations/default/<group>.json`. See `lateTexts` and `features/i18n`.
 */
export default function translationsPlugin({ siteDir, i18n }: LoadContext): Plugin {
  const folder = path.join(siteDir, TRANSLATIONS_FOLDER);
  return {
    name: PLUGIN_NAME,

    getPathsToWatch() {
      return [path.join(folder, 'translations*.json')];
    },

    async contentLoaded({ actions }) {
      const tables = await readTranslationTables(folder);
      const select = (group: LateGroup | null) =>
        selectTables(tablesOfGroup(tables, group), i18n.currentLocale);
      actions.setGlobalData(select(null));
      await Promise.all(
        LATE_GROUPS.map((group) =>
          actions.createData(`${group}.json`, JSON.stringify(select(group))),
        ),
      );
    },
  };
}
