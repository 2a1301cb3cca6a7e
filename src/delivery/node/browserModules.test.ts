import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FEATURE_PATHS, featureFiles } from './browserModules';

const LISTS = ['src/delivery/node/browserModules.ts', 'src/delivery/node/replacements/table.ts'];
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

it.each(FEATURE_PATHS)('%s exists', (file) => {
  expect(ENDINGS.some((ending) => existsSync(file + ending))).toBe(true);
});

describe('featureFiles', () => {
  it('matches a file, and what is in a folder, on every system', () => {
    const files = featureFiles('ui', 'inspect');
    expect('/site/src/base/browser/ui/index.ts').toMatch(files);
    expect('/site/src/inspect/browser/panel/Panel.tsx').toMatch(files);
    expect('C:\\site\\src\\features\\inspect\\panel\\Panel.tsx').toMatch(files);
  });

  it('does not match neighbors with a similar name', () => {
    const files = featureFiles('ui', 'inspect');
    expect('/site/src/base/browser/ui/index.tsx').not.toMatch(files);
    expect('/site/src/base/browser/ui/icons/index.ts').not.toMatch(files);
    expect('/site/src/features/inspector/a.ts').not.toMatch(files);
  });
});

it('is the only list of feature modules, besides the table of replacements', () => {
  const files = ['build', 'checks', 'plugins', 'remark']
    .flatMap((layer) =>
      readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' }).map(
        (file) => `src/${layer}/${file}`,
      ),
    )
    .filter((file) => /\.m?[jt]s$/.test(file) && !file.includes('.test.'))
    .filter((file) => !LISTS.includes(file));
  const named = files.filter((file) =>
    /['"](?:@site\/)?src\/features\/|@site\/src\/features\/|[\]/]features\[/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(named).toEqual([]);
});
