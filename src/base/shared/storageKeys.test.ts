import fs from 'node:fs';
import path from 'node:path';
import * as storageKeys from './storageKeys';

const { API_DISPLAY_KEYS, draftsKey, ratingKey, ...SINGLE_KEYS } = storageKeys;
const SRC = path.resolve(__dirname, '../..');

const KEYS: string[] = [...Object.values(SINGLE_KEYS), ...Object.values(API_DISPLAY_KEYS)];

it('are those under which readers have stored their choices', () => {
  expect([...KEYS].sort()).toEqual([
    'analytics-consent',
    'apiPage_',
    'apiPage_order',
    'codeblock-package-manager',
    'dataGrid_apiPage_',
    'docs-reloaded-for',
    'docs-search-history',
    'docs-slash-key',
    'docusaurus.tab.plan',
    'feedback-queue',
    'menu-offset',
    'mui-dense',
    'mui-direction',
    'mui-mode',
    'mui-x-theme',
    'mui-x-theme-draft',
    'mui-x-theme-running',
    'mui-x-theme-stopped',
  ]);
  expect(draftsKey('', 'react-charts/Bars.tsx')).toBe('demo-/react-charts/Bars.tsx');
  expect(ratingKey('/x/react-charts/')).toBe('feedback-/x/react-charts/');
});

it('are written nowhere else, and nothing else is stored', () => {
  const files = fs
    .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file) && !file.startsWith('base/testing'))
    .filter((file) => file !== path.join('base', 'shared', 'storageKeys.ts'));
  const literal = new RegExp(
    `(?<=['"\`])(?:${KEYS.map((key) => key.replaceAll('.', '\\.')).join('|')})(?=['"\`$])`,
  );
  const stored =
    /(?:[gs]etItem|removeItem|(?:read|write|remove)Storage|use\w+Choice|StorageSlot)(?:<\w+>)?\(\s*['"`]/;
  const found = files.flatMap((file) => {
    const source = fs.readFileSync(path.join(SRC, file), 'utf8');
    return [literal, stored].flatMap((pattern) => {
      const match = pattern.exec(source);
      return match ? [`${file}: ${match[0]}`] : [];
    });
  });
  expect(files.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
