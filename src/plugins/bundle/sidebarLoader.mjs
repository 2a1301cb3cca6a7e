import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { expandItem } from './browser/menuRows.mjs';

const ROWS = path.join(path.dirname(fileURLToPath(import.meta.url)), 'browser/menuRows.mjs');

/** The row of an entry, or the entry where it is more than a row can say. */
function writeItem(item) {
  const { label, href, items, customProps: { pathname, ...extra } = {} } = item;
  const hasExtra = Object.keys(extra).length > 0;
  const row = items
    ? [label, pathname, extra, items.map(writeItem)]
    : [label, href ?? '', ...(hasExtra ? [extra] : [])];
  return isDeepStrictEqual(expandItem(row), item) ? row : item;
}

/**
 * The menu's data as a short module: it is part of every page. What the browser never reads is left
 * out. That an entry has a document is asked for the breadcrumbs; which one is not.
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
