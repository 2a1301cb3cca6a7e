import { readTheme, writeTheme, NO_THEME } from '@site/src/reader-theme/browser/document';
import { toThemeFiles } from './readFiles';

const opened = (path: string) => ({
  path,
  file: { size: 8, text: () => Promise.resolve('export {}') } as unknown as File,
});
const namesOf = async (...paths: string[]) =>
  (await toThemeFiles(paths.map(opened))).map(({ name }) => name);

it('takes the files of a theme, without the folder that all are in', async () => {
  expect(
    await namesOf(
      'app/theme.ts',
      'app/src/palette.tsx',
      'app/node_modules/a/b.ts',
      'app/a.test.ts',
    ),
  ).toEqual(['theme.ts', 'src/palette.tsx']);
});

it.each(['theme (1).ts', 'thème.ts', '[slug].tsx', '主题.ts', 'My theme+dark.ts', '@mui/theme.ts'])(
  'keeps the name %j, which can be stored and opened again',
  async (name) => {
    const files = await toThemeFiles([opened(`app/${name}`), opened('app/other.ts')]);
    expect(files[0]?.name).toBe(name);
    expect(readTheme(writeTheme({ ...NO_THEME, files })).files).toEqual(files);
  },
);

it.each([
  ["a'; globalThis.pwned=1; '.ts", 'a-; globalThis.pwned=1; -.ts'],
  ['..\\..\\evil.ts', '..-..-evil.ts'],
  ['<img src=x onerror=1>.ts', '-img src=x onerror=1-.ts'],
  ['a\u202Etheme.ts', 'a-theme.ts'],
  ['a\r\nb.ts', 'a--b.ts'],
  ['`${1}`.ts', '-${1}-.ts'],
])('writes the name %j as %j, because it becomes code', async (name, written) => {
  expect(await namesOf(name)).toEqual([written]);
});
