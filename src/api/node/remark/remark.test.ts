import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toMarkdown } from 'mdast-util-to-markdown';
import { remarkApiLinks } from './remarkApiLinks';
import { remarkApiSection } from './remarkApiSection';

function run(
  plugin: () => (root: Root, file: VFile) => void,
  markdown: string,
  frontMatter: Record<string, unknown> = { productId: 'x-data-grid' },
  file = 'docs/react-data-grid/rows/rows.mdx',
): string {
  const root = fromMarkdown(markdown);
  plugin()(root, new VFile({ path: `${process.cwd()}/${file}`, data: { frontMatter } }));
  return toMarkdown(root).trim();
}

describe('remarkApiLinks', () => {
  it('links components and interfaces of the product', () => {
    expect(run(remarkApiLinks, 'Use `<DataGrid />` with `GridColDef[]`.')).toBe(
      'Use [`<DataGrid />`](/api/data-grid/data-grid/) with [`GridColDef[]`](/api/data-grid/grid-col-def/).',
    );
  });

  it('does not change names of other products and unknown names', () => {
    expect(run(remarkApiLinks, '`BarChart`, `rows`, `DataGrid.rows`')).toBe(
      '`BarChart`, `rows`, `DataGrid.rows`',
    );
  });

  it('links names of all products on a page of the family', () => {
    expect(run(remarkApiLinks, '`BarChart`', { productId: 'x' })).toBe(
      '[`BarChart`](/api/charts/bar-chart/)',
    );
  });

  it('links a name once per section', () => {
    expect(run(remarkApiLinks, '`DataGrid` `DataGrid`\n\n## Next\n\n`DataGrid`')).toBe(
      '[`DataGrid`](/api/data-grid/data-grid/) `DataGrid`\n\n## Next\n\n[`DataGrid`](/api/data-grid/data-grid/)',
    );
  });

  it('does not change links and headings', () => {
    expect(run(remarkApiLinks, '## The `DataGrid`\n\n[a `DataGrid`](/somewhere/)')).toBe(
      '## The `DataGrid`\n\n[a `DataGrid`](/somewhere/)',
    );
  });

  it('links to the same major', () => {
    expect(
      run(
        remarkApiLinks,
        '`DataGrid`',
        undefined,
        'versioned_docs/version-v6/react-data-grid/a/a.mdx',
      ),
    ).toBe('[`DataGrid`](/v6/api/data-grid/data-grid/)');
  });
});

describe('remarkApiSection', () => {
  it('lists the API pages of a guide under a separate heading', () => {
    const frontMatter = { productId: 'x-data-grid', components: ['DataGrid', 'DataGridPro'] };
    expect(run(remarkApiSection, 'Text.', frontMatter)).toBe(
      'Text.\n\n## API\n\n* [`DataGrid`](/api/data-grid/data-grid/)\n* [`DataGridPro`](/api/data-grid/data-grid-pro/)',
    );
  });

  it('adds nothing to a page without components', () => {
    expect(run(remarkApiSection, 'Text.')).toBe('Text.');
  });

  it('rejects a name without a page', () => {
    const frontMatter = { productId: 'x-data-grid', components: ['DataGird'] };
    expect(() => run(remarkApiSection, 'Text.', frontMatter)).toThrow(
      "docs/react-data-grid/rows/rows.mdx: `components` names `DataGird`, which has no API page.\n  Expected: a name in data/api/documented.json, of the page's product.\n  Fix: Check the spelling and `productId`, or leave the name out.",
    );
  });
});
