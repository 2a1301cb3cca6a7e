import { palettes, semanticColors } from '../../shared/tokens';
import { checkTokens } from './checkTokens';

it('accepts the tokens of this site', () => {
  expect(() => checkTokens()).not.toThrow();
});

it('reports an invalid color', () => {
  const schemes = { ...semanticColors, dark: { ...semanticColors.dark, text: 'hls(0, 0%, 0%)' } };
  expect(() => checkTokens(schemes)).toThrow('semanticColors.dark.text');
});

it('reports a palette without a main color', () => {
  expect(() => checkTokens(semanticColors, { ...palettes, pink: { 300: '#f9a' } })).toThrow('pink');
});

it('lists the schemes if the default is not one of them', () => {
  expect(() => checkTokens({ dark: semanticColors.dark })).toThrow('"light" does not exist');
});
