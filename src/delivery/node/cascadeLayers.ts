/**
 * Every cascade layer of the site, lowest first, for `@docusaurus/plugin-css-cascade-layers`.
 *
 * The specified order is theme, docsearch, mui, utilities. Docusaurus's own layers come before it,
 * then `prose` (element styles of an article) and `demo-reset`, which resets all of these inside a
 * demo's canvas, so that only `mui` and a demo's own styles apply. `theme` only styles classes. The
 * first layer that matches a file wins. An element selector in the layer `theme` would also style
 * demos, so these selectors belong in `prose.css` only. Browser targets without cascade layers would
 * make PostCSS compile all of them away.
 *
 * The plugin requires predicates with exactly one parameter.
 */
function from(...parts: string[]): (filePath: string) => boolean {
  return (filePath) => {
    const posixPath = filePath.replaceAll('\\', '/');
    return parts.some((part) => posixPath.includes(part));
  };
}

// Of the generated files, only the tokens: the plugin's declaration of the order must not be
// wrapped.
const isOurs = from('/src/', '/docs-tokens/default/');

export const cascadeLayers: Record<string, (filePath: string) => boolean> = {
  'docusaurus.infima': from('node_modules/infima/dist'),
  'docusaurus.theme-common': from('node_modules/@docusaurus/theme-common/lib'),
  'docusaurus.theme-classic': from('node_modules/@docusaurus/theme-classic/lib'),
  'docusaurus.core': from('node_modules/@docusaurus/core/lib'),
  'docusaurus.theme-search-algolia': from('node_modules/@docusaurus/theme-search-algolia/lib'),
  prose: from('/src/css/prose.css'),
  'demo-reset': from('.demo-reset.css'),
  theme: isOurs,
  docsearch: from('node_modules/@docsearch/css'),
  mui: from('node_modules/@mui/'),
  // No files of the site: the build of a Tailwind demo adds its classes to it (`tailwindCss.ts`).
  utilities: from(),
};

/**
 * The order as a statement that must be the first style of the document: the first mention of a
 * layer determines its order, and the bundler puts Infima before the plugin's own declaration.
 */
export const layerOrderCss = `@layer ${Object.keys(cascadeLayers).join(', ')};`;
