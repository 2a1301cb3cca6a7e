import { tokenize, type LiveLanguage } from '../../shared/tokenize';
import { highlight } from './highlight';

/** The color of each character that isn't a blank, as the build highlights the code. */
function colorsOfBuild(code: string, language: LiveLanguage): string[] {
  return [
    ...highlight(code, language).matchAll(/<span class="token ([\w-]+)">([^<]*)|<[^>]+>|[^<]+/g),
  ].flatMap(([found, type = '', text]) =>
    [...unescape(text ?? (found.startsWith('<') ? '' : found))]
      .filter(isInk)
      .map((char) => `${char} ${type}`),
  );
}

const unescape = (html: string) =>
  html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

const isInk = (char: string) => /\S/.test(char);

const colorsOf = (code: string, language: LiveLanguage) =>
  tokenize(code, language).flatMap(({ text, type = '' }) =>
    [...text].filter(isInk).map((char) => `${char} ${type}`),
  );

const CODE: Readonly<Record<string, readonly [LiveLanguage, string]>> = {
  'a theme': [
    'tsx',
    `import { alpha, createTheme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';

/* The brand,
   of 2026. */
const brand = { light: '#7b1fa2', dark: "#ce93d8" };
const PX = 4; // in px

export const theme = createTheme({
  cssVariables: true,
  spacing: compact ? PX : 8.5,
  shadows: [...base.shadows.slice(2)],
  components: {
    MuiDataGrid: {
      defaultProps: { density: 'compact', sort: null, rows: undefined },
      styleOverrides: {
        'it\\'s': { color: \`red\` },
        root: ({ theme: { palette } }) => ({
          '&:hover': { color: alpha(palette.primary.main, 0.5) },
        }),
      },
    },
  },
});
`,
  ],
  'an element': [
    'tsx',
    `import { DataGrid } from '@mui/x-data-grid';

<DataGrid
  rows={rows}
  loading
  rowHeight={40}
  aria-label={'a > b'}
  sx={{
    '&& .MuiDataGrid-cell': { backgroundColor: 'gold' },
  }}
/>`,
  ],
  'an element of HTML': ['tsx', '<p className={name}>{text}</p>'],
  data: [
    'json',
    '{\n  "color": { "$type": "color", "$value": "#fff" },\n  "size": [1, 2.5, true, null]\n}\n',
  ],
  'a rule': ['css', '/* gold */\n.MuiA.MuiA {\n  background-color: gold;\n}'],
};

it.each(Object.entries(CODE))('colors %s as the build does', (_name, [language, code]) => {
  expect(colorsOf(code, language)).toEqual(colorsOfBuild(code, language));
});

it.each([
  "const a = 'not closed\nconst b = `nor is this ${a",
  '/* nor this',
  'a < b && c > d; f<T>(x); "\\',
  '',
])('loses nothing of %j', (code) => {
  expect(
    tokenize(code, 'tsx')
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});

it.each(['/*', '`', '"\\', '<a ', 'a:(', '{', "'", 'a ', '<', 'a\n:\n'])(
  'reads a large code of %j in an instant',
  (part) => {
    const code = part.repeat(200_000 / part.length);
    const start = performance.now();
    tokenize(code, 'tsx');
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
