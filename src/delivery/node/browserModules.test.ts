import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { BROWSER_PATHS, browserFiles } from './browserModules';

const LISTS = ['src/delivery/node/browserModules.ts', 'src/delivery/node/replacements/table.ts'];
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

it.each(BROWSER_PATHS)('%s exists', (file) => {
  expect(ENDINGS.some((ending) => existsSync(file + ending))).toBe(true);
});

describe('browserFiles', () => {
  it('matches a file, and what is in a folder, on every system', () => {
    const files = browserFiles('muiThemeIndex', 'inspect');
    expect('/site/src/display/browser/mui-theme/index.ts').toMatch(files);
    expect('/site/src/inspect/browser/panel/Panel.tsx').toMatch(files);
    expect('C:\\site\\src\\inspect\\browser\\panel\\Panel.tsx').toMatch(files);
  });

  it('does not match neighbors with a similar name', () => {
    const files = browserFiles('muiThemeIndex', 'inspect');
    expect('/site/src/display/browser/mui-theme/index.tsx').not.toMatch(files);
    expect('/site/src/display/browser/mui-theme/more/index.ts').not.toMatch(files);
    expect('/site/src/inspect/browserless/a.ts').not.toMatch(files);
  });
});

it('is the only list of feature modules, besides the table of replacements', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /^src\/[\w-]+\/node\/.+\.m?[jt]s$/.test(file) && !file.includes('.test.'))
    .filter((file) => !LISTS.includes(file));
  const named = files.filter((file) =>
    /['"](?:@site\/)?src\/[\w-]+\/browser\/|@site\/src\/[\w-]+\/browser\/|[\]/]browser\[/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(named).toEqual([]);
});
