import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Evaluates an expression over the exports of the module, which Node.js must load natively. */
function evaluate<Value>(expression: string): Value {
  const address = pathToFileURL(path.join(__dirname, 'lib/fullParts.mjs')).href;
  const code = `
    const module = await import(${JSON.stringify(address)});
    const tell = (action) => { try { return action(); } catch ({ message }) { return message; } };
    console.log(JSON.stringify(tell(() => ${expression})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  ) as Value;
}

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parts-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('the parts', () => {
  it('contain each browser test once, except for those of all demos', () => {
    const parts = evaluate<Record<string, string[]>>('module.BROWSER_PARTS');
    const specs = fs
      .readdirSync('tests/browser', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.spec.ts'));
    const places = specs.map((file) => {
      const patterns = Object.entries(parts).filter(([, [pattern = '']]) =>
        new RegExp(pattern).test(`/site/tests/browser/${file}`),
      );
      return { file, parts: patterns.map(([name]) => name) };
    });
    expect(places.filter((place) => place.parts.length !== 1)).toEqual([
      { file: 'full/demos-all.spec.ts', parts: [] },
    ]);
    expect(new Set(places.flatMap((place) => place.parts)).size).toBe(Object.keys(parts).length);
  });

  it('are selected by the command line', () => {
    const [all, from, only, unknown, missing, other] = evaluate<unknown[]>(
      `[[], ['--from', 'demos-rtl'], ['--only', 'unit', '--again'], ['--from', 'demo'], ['--only'], ['unit']]
        .map((args) => tell(() => module.readSelection(args)))`,
    );
    expect(all).toEqual({ parts: evaluate('module.PARTS'), again: false });
    expect(from).toEqual({ parts: ['demos-rtl', 'demos-dense'], again: false });
    expect(only).toEqual({ parts: ['unit'], again: true });
    expect(unknown).toMatch(/^test:full --from: there is no part "demo"\. The parts are: checks, /);
    expect(missing).toMatch(/^test:full --only: there is no part ""\./);
    expect(other).toMatch(/^test:full doesn't know "unit"\. Its options are --from <part>/);
  });
});

it('finds the behavior tests that a change can break', () => {
  const changes = [
    ['README.md', 'docs/react-tree-view/a/a.mdx'],
    ['tests/browser/full/behavior/charts.types.spec.ts'],
    ['src/shell/browser/a.ts', 'tests/browser/search.spec.ts'],
  ];
  const shared = [['package-lock.json'], ['tests/browser/full/behavior/gridParts.ts']];
  const found = evaluate<string[][]>(
    `${JSON.stringify([...changes, ...shared])}.map((files) => module.behaviorOf(files))`,
  );
  expect(found.slice(0, 3)).toEqual([
    ['browser.full.behavior.tree-view\\.'],
    ['browser.full.behavior.charts\\.'],
    [],
  ]);
  expect(found.slice(3).map((patterns) => patterns.length)).toEqual([5, 5]);
});

describe('the state of the project', () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const tree = () => evaluate<string | null>(`module.treeOf(${JSON.stringify(folder)})`);
  const write = (name: string, text: string) => fs.writeFileSync(path.join(folder, name), text);

  it('follows changes that are not committed, and not ignored files', () => {
    git('init', '--quiet');
    write('.gitignore', 'ignored');
    write('a', '1');
    const before = tree();
    write('ignored', '1');
    expect(tree()).toBe(before);
    git('add', '.');
    git('commit', '--quiet', '--message', 'First');
    expect(tree()).toBe(before);
    write('a', '2');
    expect(tree()).not.toBe(before);
    expect(git('status', '--short')).toBe(' M a\n');
    expect(
      evaluate(`['HEAD', 'gone'].map((name) =>
        tell(() => module.filesSince(${JSON.stringify(folder)}, name)))`),
    ).toEqual([['a'], expect.stringMatching(/^CHANGED_SINCE: .* but got "gone"/)]);
  });

  it('is unknown outside of a repository', () => {
    expect(tree()).toBeNull();
  });
});

it('keeps passed parts of the same state', () => {
  const file = JSON.stringify(path.join(folder, 'cache/record.json'));
  const row = (failures: unknown[]) => JSON.stringify({ passed: 1, failures });
  const kept = evaluate<unknown[]>(`(() => {
    const first = module.openRecord(${file}, 'one');
    first.add('unit', ${row([])});
    first.add('checks', ${row([])});
    first.add('checks', ${row([{ title: 'a' }])});
    const names = ['unit', 'checks'];
    return ['one', 'two', null].map((key) => {
      const record = module.openRecord(${file}, key);
      return names.filter((name) => record.get(name));
    });
  })()`);
  expect(kept).toEqual([['unit'], [], []]);
});
