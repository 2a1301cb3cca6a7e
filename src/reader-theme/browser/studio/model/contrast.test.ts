import {
  colorAt,
  countUnreadable,
  isReadable,
  nearestReadable,
  pairsOf,
  themeFor,
} from './contrast';
import { setAt } from './documentPath';

it('finds the pairs of an intent and of a text', () => {
  const theme = themeFor({}, 'light');
  expect(pairsOf(theme, 'primary.main')).toEqual([
    { use: 'button', foreground: '#ffffff', background: '#1976d2', ratio: 4.6 },
    { use: 'text', foreground: '#1976d2', background: '#ffffff', ratio: 4.6 },
  ]);
  expect(pairsOf(theme, 'text.secondary')).toEqual([
    { use: 'page', foreground: '#666666', background: '#ffffff', ratio: 5.7 },
    { use: 'surface', foreground: '#666666', background: '#ffffff', ratio: 5.7 },
  ]);
  expect(pairsOf(theme, 'divider')).toEqual([]);
});

it('never rounds a ratio up', () => {
  const document = setAt({}, 'colorSchemes.light.palette.text.primary', '#777777');
  const [pair] = pairsOf(themeFor(document, 'light'), 'text.primary');
  expect(pair).toMatchObject({ ratio: 4.4 });
  expect(pair && isReadable(pair)).toBe(false);
});

it.each([
  ['light', 'warning.main'],
  ['light', 'info.main'],
  ['dark', 'error.main'],
] as const)('finds the nearest readable color: %s, %s', (mode, path) => {
  const color = nearestReadable({}, mode, path);
  expect(color).toMatch(/^#[0-9a-f]{6}$/);
  const changed = setAt({}, `colorSchemes.${mode}.palette.${path}`, color!);
  expect(pairsOf(themeFor(changed, mode), path).every(isReadable)).toBe(true);
});

it('does not change a readable color', () => {
  expect(nearestReadable({}, 'light', 'primary.main')).toBe('#1976d2');
});

it('reports that no lightness is readable', () => {
  const gray = setAt({}, 'colorSchemes.light.palette.background.default', '#777777');
  const both = setAt(gray, 'colorSchemes.light.palette.background.paper', '#dddddd');
  const black = setAt(both, 'colorSchemes.light.palette.background.default', '#606060');
  expect(nearestReadable(black, 'light', 'text.primary')).toBeNull();
});

it('finds the colors of a theme by path', () => {
  expect(colorAt(themeFor({}, 'dark'), 'background.paper')).toBe('#121212');
  expect(colorAt(themeFor({}, 'dark'), 'nothing.there')).toBeUndefined();
});

it('counts the pairs that are hard to read', () => {
  const paths = ['warning.main', 'info.main', 'text.primary'];
  expect(countUnreadable({}, 'light', paths)).toBe(4);
  expect(countUnreadable({}, 'dark', paths)).toBe(0);
});
