import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portFile, type PortOptions } from './portFile';

const PAGE = 'docs/react-charts/bars/bars.mdx';
const V7 = 'versioned_docs/version-v7/react-charts/bars/bars.mdx';
const V6 = 'versioned_docs/version-v6/react-charts/bars/bars.mdx';
const TEXT = '## Bars\n\nBars are red.\n\nThey are wide.\n';

let dir = '';
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Author', '-c', 'user.email=author@example.com', ...args], {
    cwd: dir,
  });
const write = (file: string, text: string) => {
  mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
};
const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');

const port = (options: Partial<PortOptions> = {}) =>
  portFile(dir, { file: PAGE, to: ['v7'], since: 'HEAD', isDryRun: false, ...options });

beforeEach(() => {
  dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'port-')));
  write('versions.json', '["v7", "v6"]');
  write(PAGE, TEXT);
  write(V7, TEXT.replace('## Bars', '## Bars of v7'));
  write(V6, TEXT.replace('are wide', 'are narrow'));
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('ports an uncommitted correction to the given majors', () => {
  write(PAGE, TEXT.replace('red', 'blue').replace('wide', 'wide by default'));
  expect(port({ to: ['v7', 'v6'] }).split('\n')).toEqual([
    `${PAGE}, since HEAD:`,
    V7,
    '  line 3: carried',
    '  line 5: carried',
    '  carried: 2',
    V6,
    '  line 3: carried',
    `  line 5: the text differs (${V6}:5)`,
    '  carried: 1, the text differs: 1',
    'Check that each change is true for the older major as well.',
  ]);
  expect(read(V7)).toBe('## Bars of v7\n\nBars are blue.\n\nThey are wide by default.\n');
  expect(read(V6)).toBe('## Bars\n\nBars are blue.\n\nThey are narrow.\n');
});

it('only lists changes in a dry run', () => {
  write(PAGE, TEXT.replace('red', 'blue'));
  expect(port({ isDryRun: true })).toContain('line 3: carried');
  expect(read(V7)).toContain('Bars are red.');
});

it('ports a committed correction once', () => {
  write(PAGE, TEXT.replace('red', 'blue'));
  git('commit', '--all', '--quiet', '--message', 'Correct the color');
  expect(() => port()).toThrow(
    `${PAGE} is the same as in HEAD. Name the commit before your change: --since HEAD~1`,
  );
  expect(port({ since: 'HEAD~1' })).toContain('carried: 1');
  expect(port({ since: 'HEAD~1' })).toContain('already there: 1');
  expect(read(V7)).toContain('Bars are blue.');
});

describe('errors', () => {
  it.each([
    [{ to: [] }, '--to is missing. Expected one or more of: v7, v6.'],
    [{ to: ['v8'] }, '--to v8 is not an older major. Expected one or more of: v7, v6.'],
    [{ to: ['v5'] }, '--to v5 is not an older major. Expected one or more of: v7, v6.'],
    [
      { file: V7 },
      `${V7} is not a file of the current major. Expected a path such as docs/react-charts/bars/bars.mdx.`,
    ],
    [
      { file: '../docs/bars.mdx' },
      '../docs/bars.mdx is not a file of the current major. Expected a path such as docs/react-charts/bars/bars.mdx.',
    ],
    [
      { file: 'docs/none.mdx' },
      'docs/none.mdx does not exist. Expected a guide, a demo, or a module of a demo.',
    ],
    [
      { file: 'docs/react-charts' },
      'docs/react-charts does not exist. Expected a guide, a demo, or a module of a demo.',
    ],
    [
      { file: 'docs/api/bars.mdx' },
      'docs/api/bars.mdx is generated at the start of every build: older majors have no copy.',
    ],
    [{ since: 'nowhere' }, '--since nowhere is not a commit of this repository.'],
  ])('explain %j', (options, message) => {
    expect(() => port(options)).toThrow(new Error(message));
  });

  it('name a missing copy', () => {
    write('docs/new.mdx', TEXT);
    expect(() => port({ file: 'docs/new.mdx' })).toThrow(
      'There is no copy to correct: versioned_docs/version-v7/new.mdx',
    );
  });

  it('say that the file did not exist yet', () => {
    write('docs/new.mdx', TEXT);
    write('versioned_docs/version-v7/new.mdx', TEXT);
    expect(() => port({ file: 'docs/new.mdx' })).toThrow(
      'docs/new.mdx does not exist in HEAD: there is no change to carry over.',
    );
  });
});
