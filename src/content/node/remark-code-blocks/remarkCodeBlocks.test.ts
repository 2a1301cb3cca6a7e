import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { remarkCodeBlocks } from './remarkCodeBlocks';

// On a machine that hasn't read the exports of the packages before, this takes some seconds.
jest.setTimeout(60_000);

const guide = (name: string) => path.resolve('docs', name);
const GUIDE = guide('react-charts/bars/bars.mdx');

function transform(
  root: Root,
  file = GUIDE,
  name = 'CodeBlock',
  frontMatter: Record<string, unknown> = { productId: 'x-charts' },
): Record<string, unknown> {
  remarkCodeBlocks()(root, { path: file, data: { frontMatter } });
  const block = root.children[0] as unknown as MdxJsxFlowElement;
  expect(block.name).toBe(name);
  return Object.fromEntries(
    block.attributes.flatMap((item) =>
      item.type === 'mdxJsxAttribute' ? [[item.name, item.value]] : [],
    ),
  );
}

const fence = (value: string, lang?: string, meta?: string): Root => ({
  type: 'root',
  children: [{ type: 'code', lang, meta, value }],
});

it('highlights at build time and keeps the title and language', () => {
  const props = transform(fence('const rows = [];', 'ts', 'title="rows.ts"'));
  expect(props).toMatchObject({ language: 'ts', title: 'rows.ts' });
  expect(props.html).toContain('<span class="token keyword">const</span>');
});

it('marks the given lines', () => {
  const { html } = transform(fence('a\nb\nc', 'ts', '{2}'));
  expect(String(html).match(/token-line( marked)?/g)).toEqual([
    'token-line',
    'token-line marked',
    'token-line',
  ]);
});

it('escapes code without a language', () => {
  const { html, language } = transform(fence('<a> & b'));
  expect(language).toBe('text');
  expect(html).toBe('<span class="token-line">&lt;a&gt; &amp; b</span>');
});

it('processes fences inside call-outs and lists', () => {
  const root: Root = {
    type: 'root',
    children: [
      { type: 'blockquote', children: [{ type: 'code', lang: 'bash', value: 'npm start' }] },
    ],
  };
  remarkCodeBlocks()(root, { path: GUIDE, data: {} });
  expect(root.children[0]).toMatchObject({ children: [{ name: 'CodeBlock' }] });
});

describe('in a quickstart', () => {
  const QUICKSTART = guide('react-charts/quickstart/quickstart.mdx');

  it('has the code of each plan', () => {
    const props = transform(fence('<BarChart />', 'tsx'), QUICKSTART, 'PlanCode');
    expect(props.html).not.toContain('BarChartPro');
    expect(props.pro).toContain('BarChartPro');
    expect(props).not.toHaveProperty('premium');
  });

  it('is the same for all plans if the code is', () => {
    transform(fence('const rows = [];', 'ts'), QUICKSTART);
  });

  it('is the same for all plans in older majors, whose packages differ', () => {
    const older = path.resolve('versioned_docs/version-v6/react-charts/quickstart/quickstart.mdx');
    const props = transform(fence('<BarChart />', 'tsx'), older);
    expect(props).not.toHaveProperty('imports');
  });

  it('has the imports of each plan', () => {
    expect(transform(fence('<BarChart />', 'tsx'), QUICKSTART, 'PlanCode')).toMatchObject({
      imports: "import { BarChart } from '@mui/x-charts/BarChart';",
      proImports: "import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';",
    });
  });

  it('has the package of each plan for code that is the same', () => {
    const file = guide('react-data-grid/quickstart/quickstart.mdx');
    const code = "const rows: GridRowsProp = [{ id: 1, name: 'Ada' }];";
    const page = { productId: 'x-data-grid', packageName: '@mui/x-data-grid' };
    const props = transform(fence(code, 'tsx'), file, 'PlanCode', page);
    expect(props).toMatchObject({
      imports: "import type { GridRowsProp } from '@mui/x-data-grid';",
      proImports: "import type { GridRowsProp } from '@mui/x-data-grid-pro';",
      premiumImports: "import type { GridRowsProp } from '@mui/x-data-grid-premium';",
    });
    expect(props).not.toHaveProperty('pro');
  });
});
