import { parseFenceMeta } from './fenceMeta';

it('reads a title and marked lines', () => {
  const { title, lines } = parseFenceMeta('title="src/App.tsx" {2,4-6}');
  expect(title).toBe('src/App.tsx');
  expect([...lines]).toEqual([2, 4, 5, 6]);
});

it('accepts single quotes and any order', () => {
  expect(parseFenceMeta("{1} no-check title='a b'").title).toBe('a b');
});

it.each([null, undefined, '', 'no-check'])('finds nothing in %p', (meta) => {
  expect(parseFenceMeta(meta)).toEqual({ lines: new Set() });
});

it('ignores a descending range', () => {
  expect(parseFenceMeta('{6-4}').lines.size).toBe(0);
});
