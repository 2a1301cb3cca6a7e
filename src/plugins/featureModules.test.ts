import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FEATURE_MODULES } from './featureModules';

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

it.each(Object.values(FEATURE_MODULES))('%s exists', (module) => {
  expect(
    ENDINGS.some((ending) => /\.\w+$/.test(module + ending) && existsSync(module + ending)),
  ).toBe(true);
});

it('is the only list of feature modules, besides the table of replacements', () => {
  const files = readdirSync('src/plugins', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?[jt]s$/.test(file) && !file.includes('.test.'))
    .filter((file) => !['featureModules.ts', 'replacements/table.ts'].includes(file));
  const named = files.filter((file) =>
    /['"](?:@site\/)?src\/features\/|@site\/src\/features\//.test(
      readFileSync(path.join('src/plugins', file), 'utf8'),
    ),
  );
  expect(named).toEqual([]);
});
