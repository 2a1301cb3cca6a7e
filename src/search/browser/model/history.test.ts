import { forget, parseHistory, toggleFavorite, visit, type HistoryEntry } from './history';

const entry = (name: string): HistoryEntry => ({
  path: `react-data-grid/${name}/`,
  name,
  kind: 'page',
  crumbs: ['Data Grid'],
});
const none = { recent: [], favorites: [] };

it('stores up to six results without duplicates, newest first', () => {
  const names = ['a', 'b', 'c', 'a', 'd', 'e', 'f', 'g'];
  const history = names.map(entry).reduce(visit, none);
  expect(history.recent.map(({ name }) => name)).toEqual(['g', 'f', 'e', 'd', 'a', 'c']);
});

it('moves favorites out of the recent results and back', () => {
  const kept = toggleFavorite(visit(none, entry('a')), entry('a'));
  expect(kept).toEqual({ recent: [], favorites: [entry('a')] });
  expect(visit(kept, entry('a'))).toBe(kept);
  expect(toggleFavorite(kept, entry('a'))).toEqual({ recent: [entry('a')], favorites: [] });
});

it('removes an entry', () => {
  expect(forget(visit(none, entry('a')), entry('a'))).toEqual(none);
});

it('restores what it stored', () => {
  const history = toggleFavorite(visit(none, entry('a')), entry('b'));
  expect(parseHistory(JSON.stringify(history))).toEqual(history);
});

it.each([
  [''],
  ['nonsense'],
  ['null'],
  ['{"recent": 3}'],
  ['{"recent": [{"path": "a/"}, null, "x"]}'],
  ['{"recent": [{"path": "https://evil.example/", "name": "a", "kind": "page", "crumbs": []}]}'],
  ['{"recent": [{"path": "//evil.example/", "name": "a", "kind": "page", "crumbs": []}]}'],
  ['{"recent": [{"path": "a/", "name": "a", "kind": "thing", "crumbs": []}]}'],
])('ignores %s', (stored) => {
  expect(parseHistory(stored)).toEqual(none);
});
