import type { Root } from 'mdast';
import { remarkRareComponents } from './remarkRareComponents';

function importsOf(...names: string[]): unknown[] {
  const root: Root = {
    type: 'root',
    children: names.map((name) => ({
      type: 'mdxJsxFlowElement',
      name,
      attributes: [],
      children: [],
    })),
  };
  remarkRareComponents()(root);
  return root.children.flatMap((node) => {
    const [statement] = node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [];
    return statement?.type === 'ImportDeclaration'
      ? [[statement.source.value, statement.specifiers.map(({ local }) => local.name)]]
      : [];
  });
}

it('imports the components that a page uses, once', () => {
  expect(importsOf('Tabs', 'TabItem', 'TabItem', 'Demo')).toEqual([
    ['@theme/TabItem', ['TabItem']],
    ['@theme/Tabs', ['Tabs']],
  ]);
  expect(importsOf('InstallCommand')).toEqual([
    ['@site/src/content/browser/prose/InstallCommand', ['InstallCommand']],
  ]);
});

it('does not change other pages', () => {
  expect(importsOf('Demo', 'Plan')).toEqual([]);
});
