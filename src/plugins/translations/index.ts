import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createTranslator, type TranslationTable } from '../../shared/i18n';
import { LATE_GROUPS, tablesOfGroup, type LateGroup } from './lateTexts';
import { readTranslationTables, TRANSLATIONS_FOLDER } from './readTables';
import { selectTables } from './selectTables';

const PLUGIN_NAME = 'docs-translations';

/**
 * Passes the texts of the locale being built to the browser: those of every page as global data, the
 * others as `@generated/docs-translations/default/<group>.json`. See `lateTexts` and `features/i18n`.
 * What style sheets say, the text alternative of the mark on external links, is a custom property.
 */
export default function translationsPlugin({
  siteDir,
  i18n,
}: LoadContext): Plugin<Record<string, TranslationTable>> {
  const folder = path.join(siteDir, TRANSLATIONS_FOLDER);
  return {
    name: PLUGIN_NAME,

    getPathsToWatch() {
      return [path.join(folder, 'translations*.json')];
    },

    loadContent: () => readTranslationTables(folder),

    async contentLoaded({ actions, content: tables }) {
      const select = (group: LateGroup | null) =>
        selectTables(tablesOfGroup(tables, group), i18n.currentLocale);
      actions.setGlobalData(select(null));
      await Promise.all(
        LATE_GROUPS.map((group) =>
          actions.createData(`${group}.json`, JSON.stringify(select(group))),
        ),
      );
    },

    injectHtmlTags({ content: tables }) {
      const text = createTranslator(selectTables(tables, i18n.currentLocale), false).translate(
        'newTab',
      );
      const innerHTML = `:root{--x-new-tab:${JSON.stringify(` ${text ?? ''}`)}}`;
      return { headTags: [{ tagName: 'style', innerHTML }] };
    },
  };
}
