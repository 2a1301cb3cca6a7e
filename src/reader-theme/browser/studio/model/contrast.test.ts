import {
  colorAt,
  unreadablePairs,
  isReadable,
  nearestReadable,
  pairsOf,
  themeFor,
} from './contrast';
import { setAt } from './documentPath';

it('finds the pairs of an intent and of a text', () => {
  const theme = themeFor({}, 'light');
  expect(pairsOf(theme, 'primary.main')).toEqual([
    { use: 'button', foreground: '#ffffff', background: '#1976d2', ratio: 4.6, isOwn: false },
    { use: 'text', foreground: '#1976d2', background: '#ffffff', ratio: 4.6, isOwn: false },
  ]);
  expect(pairsOf(theme, 'text.secondary')).toEqual([
    { use: 'page', foreground: '#666666', background: '#ffffff', ratio: 5.7, isOwn: false },
    { use: 'surface', foreground: '#666666', background: '#ffffff', ratio: 5.7, isOwn: false },
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

it('tells unreadable pairs of the theme from those of Material UI', () => {
  const paths = ['warning.main', 'info.main', 'text.primary'];
  const ofWarning = (color: string) =>
    unreadablePairs(setAt({}, 'colorSchemes.light.palette.warning.main', color), 'light', paths)
      .filter(({ isOwn }) => isOwn)
      .map(({ use }) => use);
  expect(unreadablePairs({}, 'light', paths)).toHaveLength(4);
  expect(unreadablePairs({}, 'light', paths).filter(({ isOwn }) => isOwn)).toEqual([]);
  expect(unreadablePairs({}, 'dark', paths)).toEqual([]);
  expect(ofWarning('#ed6c02')).toEqual([]);
  expect(ofWarning('#ffb300')).toEqual(['text']);
});

it('takes Material UI’s color on a background of the theme for the theme’s', () => {
  const document = setAt({}, 'colorSchemes.light.palette.background.paper', '#eeeeee');
  const pairs = pairsOf(themeFor(document, 'light'), 'warning.main');
  expect(pairs.map(({ use, isOwn }) => [use, isOwn])).toEqual([
    ['button', false],
    ['text', true],
  ]);
});
