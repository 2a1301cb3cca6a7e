/**
 * Takes module paths out of Docusaurus's registry of chunks: a browser never reads them (they serve
 * the server's rendering), and they are most of what a route adds to the main bundle.
 *
 * From `"01722b55": [() => import(…), "@site/docs/….mdx", require.resolveWeak(…)]` only the text in
 * the middle goes.
 *
 * @param {string} source
 */
export default function registryLoader(source) {
  return source.replace(/, "(?:[^"\\]|\\.)*", (require\.resolveWeak\()/g, ', "", $1');
}
