/**
 * Takes out of the menu's data what the browser never reads: it is part of every page. That an
 * entry has a document is asked for the breadcrumbs; which one is not.
 *
 * @param {string} source JSON with the sidebars of a version
 */
export default function sidebarLoader(source) {
  return JSON.stringify(
    JSON.parse(source, (key, value) => {
      if (key === 'unlisted' && value === false) {
        return undefined;
      }
      return key === 'docId' ? 'doc' : value;
    }),
  );
}
