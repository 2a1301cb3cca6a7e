import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { remarkCodeBlocks } from './remarkCodeBlocks';

const GUIDE = '/site/docs/react-charts/bars/bars.mdx';

function transform(root: Root, path = GUIDE, name = 'CodeBlock'): Record<string, unknown> {
  remarkCodeBlocks()(root, { path });
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
  remarkCodeBlocks()(root, { path: GUIDE });
  expect(root.children[0]).toMatchObject({ children: [{ name: 'CodeBlock' }] });
});

describe('in a quickstart', () => {
  const QUICKSTART = '/site/docs/react-charts/quickstart/quickstart.mdx';

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
    const older = '/site/versioned_docs/version-v6/react-charts/quickstart/quickstart.mdx';
    transform(fence('<BarChart />', 'tsx'), older);
  });
});
