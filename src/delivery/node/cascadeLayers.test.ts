import { readdirSync } from 'node:fs';
import { cascadeLayers } from './cascadeLayers';

/** The folders with style sheets, of the site and of packages. */
const FOLDERS = [
  'src',
  'node_modules/infima/dist',
  'node_modules/@docusaurus',
  'node_modules/@docsearch',
  'node_modules/@mui/x-data-grid',
];

const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `/site/${folder}/${file}`),
);

it.each(Object.keys(cascadeLayers).filter((name) => name !== 'utilities'))(
  'the layer %s matches a style sheet',
  (name) => {
    expect(sheets.some((file) => cascadeLayers[name]?.(file))).toBe(true);
  },
);

it('puts each style sheet of the site into a layer of the site', () => {
  const layerOf = (file: string) =>
    Object.keys(cascadeLayers).find((name) => cascadeLayers[name]?.(file));
  const own = sheets.filter((file) => file.startsWith('/site/src/')).map(layerOf);
  expect([...new Set(own)].sort()).toEqual(['demo-reset', 'prose', 'theme']);
});
