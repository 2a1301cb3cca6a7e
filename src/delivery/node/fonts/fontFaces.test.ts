import { createFontFaces, fontUrl } from './fontFaces';

it('declares a font face for each file, and the fallback', () => {
  const css = createFontFaces('/x/fonts/');
  expect(css).toContain(`url(${fontUrl('/x/fonts/', 'basic')})`);
  expect(css.match(/@font-face/g)).toHaveLength(4);
});

it('declares the preloaded characters last, because the last matching face is used', () => {
  const faces = createFontFaces('/').split('@font-face').slice(1);
  const range = 'unicode-range:U+20-7E,U+C0-FF,U+A0,U+B0,U+B7,';
  expect(faces.findIndex((face) => face.includes(range))).toBe(2);
});
