import mdxLoader from '@docusaurus/mdx-loader';

/**
 * Docusaurus's loader of pages, whose errors only contain what the author must fix. JavaScript,
 * because the bundler loads it by path.
 *
 * @this {import('@rspack/core').LoaderContext<{ mdx: object, describe: (error: unknown, file:
 * string, text: string) => unknown, }>}
 * @param {string} text
 */
export default function pageLoader(text) {
  const { mdx, describe } = this.getOptions();
  const callback = this.async();
  const context = Object.create(this, {
    getOptions: { value: () => mdx },
    async: {
      value: () => (error, result) =>
        callback(error ? describe(error, this.resourcePath, text) : error, result),
    },
  });
  return (mdxLoader.default ?? mdxLoader).call(context, text);
}
