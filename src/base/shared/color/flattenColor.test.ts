import { flattenColor } from './index';

it.each([
  ['#07c', undefined, '#0077cc'],
  ['hsl(210, 100%, 42%)', undefined, '#006bd6'],
  ['rgba(0, 0, 0, 0.87)', '#ffffff', '#212121'],
  ['rgba(255, 255, 255, 0.12)', '#000000', '#1f1f1f'],
  ['#12345600', '#abcdef', '#abcdef'],
  ['hsl(-30, 80%, 40%)', undefined, '#b81466'],
  ['color(srgb 0.2 0.4 0.6)', undefined, '#336699'],
  ['rgb(255 255 255 / 50%)', '#000000', '#808080'],
])('%s on %s is %s', (color, background, hex) => {
  expect(flattenColor(color, background)).toBe(hex);
});

it("rejects text that isn't a color", () => {
  expect(() => flattenColor('tomato')).toThrow('Unsupported color');
});
