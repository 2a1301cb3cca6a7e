import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { remarkCodeBlocks } from './remarkCodeBlocks';

function transform(root: Root): Record<string, unknown> {
  remarkCodeBlocks()(root);
  const block = root.children[0] as unknown as MdxJsxFlowElement;
  expect(block.name).toBe('CodeBlock');
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
  remarkCodeBlocks()(root);
  expect(root.children[0]).toMatchObject({ children: [{ name: 'CodeBlock' }] });
});
