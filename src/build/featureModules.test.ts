import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { FEATURE_MODULES } from './featureModules';

const LISTS = ['src/build/featureModules.ts', 'src/plugins/replacements/table.ts'];
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

it.each(Object.values(FEATURE_MODULES))('%s exists', (module) => {
  expect(
    ENDINGS.some((ending) => /\.\w+$/.test(module + ending) && existsSync(module + ending)),
  ).toBe(true);
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
    /['"](?:@site\/)?src\/features\/|@site\/src\/features\//.test(readFileSync(file, 'utf8')),
  );
  expect(named).toEqual([]);
});
