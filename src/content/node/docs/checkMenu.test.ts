import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkMenu } from './checkMenu';

let site = '';
beforeEach(() => {
  site = realpathSync(mkdtempSync(path.join(tmpdir(), 'menu-')));
  mkdirSync(path.join(site, 'navigation'));
  writeFileSync(
    path.join(site, 'sidebars.ts'),
    "import { navigation } from './navigation';\nexport default { docs: navigation };",
  );
});
afterEach(() => rmSync(site, { recursive: true }));

const messageOf = (...lines: readonly string[]) => {
  writeFileSync(path.join(site, 'navigation/index.ts'), lines.join('\n'));
  return checkMenu(site).then(
    () => 'no problem',
    (error: Error) => error.message,
  );
};

describe('checkMenu', () => {
  it('accepts a valid menu', async () => {
    expect(await messageOf('export const navigation = [];')).toBe('no problem');
  });

  it('reports the file and line of a syntax error', async () => {
    expect(
      await messageOf('export const navigation = [', "  { pathname: '/x/a' },, }", '];'),
    ).toMatch(/^navigation\/index\.ts:2: The menu cannot be read: .*Unexpected token/);
  });

  it('passes on the problems of entries', async () => {
    const refuse =
      "throw Object.assign(new Error('navigation/index.ts:3: x'), { name: 'ContentError', files: [] });";
    expect(await messageOf(refuse, 'export const navigation = [];')).toContain(
      'could not load module',
    );
  });
});
