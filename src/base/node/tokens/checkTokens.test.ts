import { palettes, semanticColors } from '../../shared/tokens';
import { checkTokens } from './checkTokens';

it('accepts the tokens of this site', () => {
  expect(() => checkTokens()).not.toThrow();
});

it('reports an invalid color', () => {
  const schemes = { ...semanticColors, dark: { ...semanticColors.dark, text: 'hls(0, 0%, 0%)' } };
  expect(() => checkTokens(schemes)).toThrow('semanticColors.dark.text');
});

it('reports an invalid color of a palette', () => {
  const colors = { ...palettes, pink: { 300: '#f9' } };
  expect(() => checkTokens(semanticColors, colors)).toThrow('palettes.pink.300');
});
