import { shownEntries } from './shownEntries';

const section = (name: string, subsections: number) => [
  { id: name, level: 2 },
  ...Array.from({ length: subsections }, (_, index) => ({ id: `${name}-${index}`, level: 3 })),
];
const idsOf = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);

it('shows all of a short list', () => {
  const entries = [...section('a', 14), ...section('b', 14)];
  expect(shownEntries(entries, 'a')).toBe(entries);
});

it('shows the subsections of the active section only, in a long list', () => {
  const entries = [...section('a', 2), ...section('b', 3), ...section('c', 25)];
  expect(idsOf(shownEntries(entries, 'a'))).toEqual(['a', 'a-0', 'a-1', 'b', 'c']);
  expect(idsOf(shownEntries(entries, 'b'))).toEqual(['a', 'b', 'b-0', 'b-1', 'b-2', 'c']);
});

it('keeps them while one of them is active', () => {
  const entries = [...section('a', 2), ...section('b', 30)];
  expect(idsOf(shownEntries(entries, 'a-1'))).toEqual(['a', 'a-0', 'a-1', 'b']);
});

it('shows only sections before anything is active', () => {
  const entries = [...section('a', 15), ...section('b', 15)];
  expect(idsOf(shownEntries(entries, null))).toEqual(['a', 'b']);
});
