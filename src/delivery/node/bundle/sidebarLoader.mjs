import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { expandItem } from './browser/menuRows.mjs';

const ROWS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'browser/menuRows.mjs');

/** The row of an entry, or the entry itself if a row can't express it. */
function writeItem(item) {
  const { label, href, items, customProps: { pathname, ...extra } = {} } = item;
  const hasExtra = Object.keys(extra).length > 0;
  const row = items
    ? [label, pathname, extra, items.map(writeItem)]
    : [label, href ?? '', ...(hasExtra ? [extra] : [])];
  return isDeepStrictEqual(expandItem(row), item) ? row : item;
}

/**
 * Writes the menu's data as a short module, because it is part of every page. It leaves out what the
 * browser never reads: breadcrumbs need to know that an entry has a document, but not which one.
 *
 * @param {string} source JSON with the sidebars of a version
 */
export default function sidebarLoader(source) {
  const data = JSON.parse(source, (key, value) => {
    if (key === 'unlisted' && value === false) {
      return undefined;
    }
    return key === 'docId' ? 'doc' : value;
  });
  const menus = data.version?.docsSidebars ?? {};
  for (const name of Object.keys(menus)) {
    menus[name] = menus[name].map(writeItem);
  }
  return [
    `import { expandMenus } from ${JSON.stringify(ROWS)};`,
    `export default expandMenus(JSON.parse(${JSON.stringify(JSON.stringify(data))}));`,
    '',
  ].join('\n');
}
