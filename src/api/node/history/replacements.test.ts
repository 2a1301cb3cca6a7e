import { findReplacements, recommend } from './replacements';

it.each([
  ['Use `density` instead.', ['density']],
  ['Take `a` or `b`, I prefer them.', ['a', 'b']],
  ['Use slots.title instead', ['slots.title']],
  ['Use the `title` prop of `Table` instead, see the guide.', ['Table.title']],
  ['use `check` from the [`Column`](/x/column/)', ['Column.check']],
  ['Consider using the `<Tree />` component or the `useTree` hook.', ['<Tree />', 'useTree']],
  ['Use the `open` method instead. It does not call `onOpen`.', ['open']],
  ['Use `state`:\n```jsx\n<Table state={{ `a` }} />\n```', ['state']],
])('finds the replacement in %j', (text, expected) => {
  expect(findReplacements(text)).toEqual(expected);
});

it.each(['', 'Gone soon.', '`on` will be the default.', 'Prefer the new way.'])(
  'finds nothing in %j',
  (text) => {
    expect(findReplacements(text)).toEqual([]);
  },
);

it('formats a recommendation', () => {
  expect(recommend(['<Tree />', 'useTree'])).toBe('Use `<Tree />` or `useTree` instead.');
  expect(recommend([])).toBe('');
});
