import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createTranslator, type TranslationTable } from '../../shared/i18n';
import { loadShared } from '../author-errors';
import { LAZY_GROUPS, tablesOfGroup, type LazyGroup } from './lazyMessages';
import { readTranslationTables, TRANSLATIONS_FOLDER } from './readTables';
import { selectTables } from './selectTables';

export { readTranslationTables, TRANSLATIONS_FOLDER } from './readTables';
export { selectTables } from './selectTables';
export { LAZY_GROUPS, lazyGroupOf, tablesOfGroup, type LazyGroup } from './lazyMessages';

const PLUGIN_NAME = 'docs-translations';

/**
 * Passes the messages of the locale being built to the browser: those that every page needs as global
 * data, lazy ones as `@generated/docs-translations/default/<group>.json` (see `lazyMessages` and
 * `src/base/browser/messages`). The text alternative of the external-link icon is a custom property, because a
 * style sheet shows it.
 */
export default function translationsPlugin({
  siteDir,
  i18n,
}: LoadContext): Plugin<Record<string, TranslationTable>> {
  const folder = path.join(siteDir, TRANSLATIONS_FOLDER);
  let loaded: Record<string, TranslationTable> | undefined;
  return {
    name: PLUGIN_NAME,

    getPathsToWatch() {
      return [path.join(folder, 'translations*.json')];
    },

    async loadContent() {
      loaded = await loadShared('translations', () => readTranslationTables(folder), loaded);
      return loaded;
    },

    async contentLoaded({ actions, content: tables }) {
      const select = (group: LazyGroup | null) =>
        selectTables(tablesOfGroup(tables, group), i18n.currentLocale);
      actions.setGlobalData(select(null));
      await Promise.all(
        LAZY_GROUPS.map((group) =>
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
