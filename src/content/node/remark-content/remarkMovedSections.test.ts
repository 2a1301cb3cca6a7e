import type { Root } from 'mdast';
import { remarkMovedSections } from './remarkMovedSections';

function run(movedSections: unknown, path = `${process.cwd()}/docs/react-charts/pie/pie.mdx`) {
  const heading = (id: string) => ({
    type: 'heading' as const,
    depth: 2 as const,
    children: [{ type: 'text' as const, value: id }],
    data: { hProperties: { id } },
  });
  const root: Root = { type: 'root', children: [heading('use'), heading('labels')] };
  remarkMovedSections()(root, { path, data: { frontMatter: { movedSections } } });
  return root.children.map((node) =>
    node.type === 'mdxJsxFlowElement'
      ? Object.fromEntries(node.attributes.map((item) => ['name' in item && item.name, item.value]))
      : node.type,
  );
}

it('adds a former id before the heading that replaced it', () => {
  expect(run({ texts: 'labels', arcs: 'labels' })).toEqual([
    'heading',
    { id: 'texts' },
    { id: 'arcs' },
    'heading',
  ]);
});

it('links to another page of the same major', () => {
  const moved = { gauge: '/react-charts/gauge/#arc' };
  expect(run(moved).at(-1)).toEqual({ id: 'gauge', to: '/react-charts/gauge/#arc' });
  const older = `${process.cwd()}/versioned_docs/version-v7/react-charts/pie/pie.mdx`;
  expect(run(moved, older).at(-1)).toEqual({ id: 'gauge', to: '/v7/react-charts/gauge/#arc' });
});

it('does not change other pages', () => {
  expect(run(undefined)).toEqual(['heading', 'heading']);
});

it('rejects an id that still exists, and a target that does not', () => {
  expect(() => run({ use: 'labels' })).toThrow(
    'docs/react-charts/pie/pie.mdx: `movedSections` lists `use`, but a heading has this id.',
  );
  expect(() => run({ texts: 'marks' })).toThrow('from `texts` to `marks`, which no heading has.');
});
