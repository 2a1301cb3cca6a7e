import fs from 'node:fs';
import { createFontFaces, fontUrl } from './fontFaces';
import { makeFontFiles } from './makeFontFiles';

const FOLDER = 'static/fonts/';

it('serves the files that the installed package produces', async () => {
  const files = await makeFontFiles();
  const served = fs.readdirSync(FOLDER).filter((name) => name.endsWith('.woff2'));
  // After a change of the package or of the characters: `npm run fonts`.
  expect(served.sort()).toEqual(
    Object.values(files)
      .map(({ name }) => name)
      .sort(),
  );
  for (const subset of ['basic', 'latin', 'latinExt'] as const) {
    const file = fs.readFileSync(fontUrl(FOLDER, subset));
    expect(file.equals(files[subset].content)).toBe(true);
  }
});

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
