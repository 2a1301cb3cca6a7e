/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createFontFaces, FONT_FILES } from './fontFaces';

const PACKAGE = path.dirname(require.resolve('@fontsource-variable/ibm-plex-sans/package.json'));

it.each([
  ['latin', 'ibm-plex-sans-latin-wght-normal.woff2'],
  ['latinExt', 'ibm-plex-sans-latin-ext-wght-normal.woff2'],
] as const)('ships the package’s own %s file', (subset, original) => {
  const ours = fs.readFileSync(path.join('static/fonts', FONT_FILES[subset]));
  expect(ours.equals(fs.readFileSync(path.join(PACKAGE, 'files', original)))).toBe(true);
});

it('names the installed version', () => {
  const { version } = JSON.parse(fs.readFileSync(path.join(PACKAGE, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(FONT_FILES.latin).toContain(version);
});

it('declares a face for each file and the fallback', () => {
  const css = createFontFaces('/x/fonts/');
  expect(css).toContain(`url(/x/fonts/${FONT_FILES.latin})`);
  expect(css.match(/@font-face/g)).toHaveLength(3);
});
