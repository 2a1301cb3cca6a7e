/**
 * Expands the short rows of the menu to the entries that Docusaurus expects. The menu is part of every
 * page, and its entries differ little. `extra` contains the `customProps` except the path.
 *
 * @typedef {[label: string, href: string, extra?: object]} LinkRow
 * @typedef {[label: string, pathname: string | undefined, extra: object, items: unknown[]]} GroupRow
 */

/** @param {LinkRow} row */
function expandLink([label, href, extra]) {
  const pathname = href.replace(/\/$/, '');
  return { type: 'link', href, label, customProps: { pathname, ...extra }, docId: 'doc' };
}

/** @param {GroupRow} row */
function expandGroup([label, pathname, extra, items]) {
  const canCollapse = !extra.subheader;
  return {
    type: 'category',
    label,
    items: items.map(expandItem),
    customProps: { pathname, ...extra },
    collapsible: canCollapse,
    collapsed: canCollapse,
  };
}

/**
 * @param {unknown} item a row; anything else is returned unchanged
 * @returns {unknown}
 */
export function expandItem(item) {
  if (!Array.isArray(item)) {
    return item;
  }
  return item.length === 4 ? expandGroup(item) : expandLink(item);
}

/**
 * @param {{ version?: { docsSidebars?: Record<string, unknown[]> } }} data with rows in its menus
 * @returns the same object
 */
export function expandMenus(data) {
  const menus = data.version?.docsSidebars ?? {};
  for (const name of Object.keys(menus)) {
    menus[name] = menus[name].map(expandItem);
  }
  return data;
}
