/** The caches of visited pages and saved products. */
const OWN = /^docs-(?:pages$|assets$|saved-)/;

/**
 * Whether a cache belongs to this site. Other applications of the same host have caches, too, and
 * the shell's is named by Workbox: `workbox-precache-v2-` and the scope.
 *
 * @param {string} name
 * @param {string} scope the URL that the worker is responsible for
 */
export function isOwnCache(name, scope) {
  return OWN.test(name) || (name.startsWith('workbox-') && name.endsWith(`-${scope}`));
}
