import { withDescribedErrors } from './describeErrors';

const mdxLoader = require.resolve('@docusaurus/mdx-loader');

describe('withDescribedErrors', () => {
  it('wraps the loader of pages, with its options', () => {
    const options = { staticDirs: [] };
    const rule = { test: /\.mdx$/, use: [{ loader: mdxLoader, options }] };
    const other = { test: /\.css$/, use: [{ loader: 'css-loader' }] };
    expect(withDescribedErrors({ module: { rules: [rule, other] } })).toEqual({
      module: {
        rules: [
          {
            test: /\.mdx$/,
            use: [
              {
                loader: expect.stringMatching(/pageLoader\.mjs$/) as string,
                options: expect.objectContaining({ mdx: options }) as object,
              },
            ],
          },
          other,
        ],
      },
    });
  });

  it('rejects a configuration that compiles no pages', () => {
    expect(() => withDescribedErrors({ module: { rules: [] } })).toThrow(
      'no rule of @docusaurus/plugin-content-docs uses @docusaurus/mdx-loader',
    );
  });
});
