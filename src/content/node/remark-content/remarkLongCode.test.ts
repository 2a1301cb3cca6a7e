import type { InlineCode, Root } from 'mdast';
import { remarkLongCode } from './remarkLongCode';

function dataOf(value: string): InlineCode['data'] {
  const code: InlineCode = { type: 'inlineCode', value };
  const root: Root = { type: 'root', children: [{ type: 'paragraph', children: [code] }] };
  remarkLongCode()(root);
  return code.data;
}

it('marks code that may break into two lines', () => {
  expect(dataOf('npm install @mui/x-data-grid')).toEqual({ hProperties: { dataLong: '' } });
});

it('leaves the name of a package whole', () => {
  expect(dataOf('@mui/x-data-grid-premium')).toBeUndefined();
});
