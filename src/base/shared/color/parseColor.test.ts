import { normalizeColor } from './formatColor';
import { ColorError, parseColor } from './parseColor';

describe('parseColor', () => {
  it.each([
    ['#07c', 'rgb', [0, 119, 204], 1],
    ['#07c8', 'rgb', [0, 119, 204], 0.533],
    ['#0077CC', 'rgb', [0, 119, 204], 1],
    ['#0077cc80', 'rgb', [0, 119, 204], 0.502],
    ['rgb(1, 2, 3)', 'rgb', [1, 2, 3], 1],
    ['rgb(1 2 3)', 'rgb', [1, 2, 3], 1],
    ['rgba(1, 2, 3, .5)', 'rgb', [1, 2, 3], 0.5],
    ['rgb(1 2 3 / 50%)', 'rgb', [1, 2, 3], 0.5],
    ['rgb(100% 0% 20%)', 'rgb', [255, 0, 51], 1],
    ['hsl(210, 100%, 42%)', 'hsl', [210, 100, 42], 1],
    ['hsl(210deg 100% 42%)', 'hsl', [210, 100, 42], 1],
    ['hsla(-30, 10%, 20%, 0.25)', 'hsl', [-30, 10, 20], 0.25],
    ['hsl(210 14% 7% / 0.8)', 'hsl', [210, 14, 7], 0.8],
    ['color(display-p3 0.1 0.2 0.3)', 'color', [0.1, 0.2, 0.3], 1],
    ['color(srgb 10% 20% 30% / 0.5)', 'color', [0.1, 0.2, 0.3], 0.5],
  ])('parses %s', (text, type, channels, alpha) => {
    const color = parseColor(text);
    expect(color.type).toBe(type);
    expect(color.alpha).toBe(alpha);
    channels.forEach((channel, index) => expect(color.channels[index]).toBeCloseTo(channel, 5));
  });

  it.each([
    ['#12345', 'a hex color has 3, 4, 6 or 8 digits, this one has 5'],
    ['#', 'a hex color has 3, 4, 6 or 8 digits, this one has 0'],
    ['#12345g', 'a hex color has only the digits 0-9 and a-f'],
    [' #123456', 'it has spaces around it'],
    ['rgb(1 2)', 'it needs 3 channels and perhaps an alpha, but has 2 values'],
    ['rgb(1, 2, 3, 0.4, 5)', 'it needs 3 channels and perhaps an alpha, but has 5 values'],
    ['rgb(1 2 3 0.4)', 'a slash must come before the alpha when values are separated by spaces'],
    ['rgb(1, 2, 3 / 0.4)', 'commas and a slash do not go together'],
    ['rgb(1 2 3 / 4 / 5)', 'it has more than one slash'],
    ['rgb(1, two, 3)', 'the green "two" is not a number'],
    ['rgb(1, 2, 256)', 'the blue 256 is out of range: it goes from 0 to 255'],
    ['rgb(1, 2, 3, 1.5)', 'the alpha 1.5 is out of range: it goes from 0 to 1'],
    ['rgb(1deg, 2, 3)', 'the red cannot be in deg'],
    ['hsl(50%, 2%, 3%)', 'the hue cannot be in %'],
    ['hsl(50, 2%, 130%)', 'the lightness 130% is out of range: it goes from 0 to 100'],
    [
      'color(rec2021 1 1 1)',
      '"rec2021" is not one of the color spaces srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020',
    ],
    [
      'color()',
      '"" is not one of the color spaces srgb, display-p3, a98-rgb, prophoto-rgb, rec-2020',
    ],
    ['oklch(0.5 0.1 210)', 'the function oklch() is not supported'],
    ['rebeccapurple', 'it is neither a hex color nor a color function'],
    ['', 'it is neither a hex color nor a color function'],
  ])('rejects %j with a reason', (text, reason) => {
    expect(() => parseColor(text, 'palette.primary.main')).toThrow(
      new ColorError(text, 'palette.primary.main', reason),
    );
  });

  it('names the place of the color and what is accepted', () => {
    expect(() => parseColor('#12', 'palette.primary.main')).toThrow(
      'Unsupported color "#12" in palette.primary.main: a hex color has 3, 4, 6 or 8 digits, this one has 2.\n' +
        'Use #rgb, #rgba, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), hsla() or color().',
    );
  });
});

describe('normalizeColor', () => {
  it.each([
    ['#0077cc', 'rgb(0, 119, 204)'],
    ['#0077cc80', 'rgba(0, 119, 204, 0.502)'],
    ['rgb(1 2 3 / 50%)', 'rgba(1, 2, 3, 0.5)'],
    ['hsl(210deg 100% 42%)', 'hsl(210, 100%, 42%)'],
    ['color(srgb 10% 20% 30%)', 'color(srgb 0.1 0.2 0.3)'],
    ['color(srgb 0.5 0.5 0.5 / 0.5)', 'color(srgb 0.5 0.5 0.5 /0.5)'],
  ])('converts %s to %s, which Material UI supports', (text, normalized) => {
    expect(normalizeColor(text)).toBe(normalized);
  });
});
