import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Calls a function of a module that Node.js must load natively. */
function call(file: string, name: string, ...args: readonly unknown[]): unknown {
  const address = pathToFileURL(path.join(__dirname, 'lib', file)).href;
  const code = `
    const { ${name} } = await import(${JSON.stringify(address)});
    console.log(JSON.stringify(${name}(...${JSON.stringify(args)})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

describe('the report of Jest', () => {
  const suite = (status: string, ...results: readonly (readonly [string, string])[]) => ({
    name: '/site/src/a.test.ts',
    status,
    assertionResults: results.map(([fullName, state]) => ({
      fullName,
      status: state,
      location: { line: 7, column: 3 },
    })),
  });
  const read = (...testResults: readonly object[]) =>
    call('testReports.mjs', 'summarizeJest', { numPassedTests: 4, testResults }, '/site');

  it('names each failed test with the command that repeats it', () => {
    expect(
      read(suite('failed', ["adds 1 + 1, doesn't it?", 'failed'], ['works', 'passed'])),
    ).toEqual({
      passed: 4,
      skips: [],
      failures: [
        {
          title: "adds 1 + 1, doesn't it?",
          place: 'src/a.test.ts:7',
          repeat: `npm run unit -- src/a.test.ts -t '^adds 1 \\+ 1, doesn'\\''t it\\?$'`,
        },
      ],
    });
  });

  it('names a file that could not run', () => {
    expect(read(suite('failed'))).toMatchObject({
      failures: [{ title: 'the file could not be run', place: 'src/a.test.ts' }],
    });
  });

  it('names skipped tests', () => {
    expect(read(suite('passed', ['with a real server', 'pending']))).toMatchObject({
      failures: [],
      skips: [{ title: 'src/a.test.ts: with a real server' }],
    });
  });
});

describe('the report of Playwright', () => {
  const spec = (title: string, status: string, annotations: readonly object[] = []) => ({
    title,
    file: 'full/a.spec.ts',
    line: 7,
    tests: [{ status, annotations }],
  });
  const read = (specs: readonly object[], errors: readonly object[] = []) =>
    call(
      'testReports.mjs',
      'summarizePlaywright',
      {
        config: { rootDir: path.join(process.cwd(), 'tests/browser') },
        errors,
        suites: [{ specs: [], suites: [{ specs }] }],
      },
      'browser',
    );

  it('counts a passed retry as passed, and names failures by file and line', () => {
    const specs = [spec('works', 'expected'), spec('again', 'flaky'), spec('breaks', 'unexpected')];
    expect(read(specs)).toEqual({
      passed: 2,
      skips: [],
      failures: [
        {
          title: 'breaks',
          place: 'tests/browser/full/a.spec.ts:7',
          repeat: 'npm run browser -- full/a.spec.ts:7',
        },
      ],
    });
  });

  it('names the project if a run has several', () => {
    const inWebKit = { status: 'unexpected', annotations: [], projectName: 'WebKit' };
    expect(read([{ ...spec('breaks', 'expected'), tests: [inWebKit] }])).toMatchObject({
      failures: [
        {
          title: 'breaks (WebKit)',
          repeat: 'npm run browser -- full/a.spec.ts:7 --project WebKit',
        },
      ],
    });
  });

  it('includes the reason for skipping', () => {
    const reason = { type: 'skip', description: 'nginx is not installed.' };
    expect(read([spec('serves', 'skipped', [reason])])).toMatchObject({
      skips: [{ title: 'full/a.spec.ts: serves', reason: 'nginx is not installed.' }],
    });
  });

  it('names failures outside of tests', () => {
    expect(read([], [{ message: 'The server did not start.\nat x' }])).toMatchObject({
      failures: [{ title: 'not a part of any test: The server did not start.' }],
    });
  });
});

describe('words that select tests', () => {
  const files = ['tests/browser/search.spec.ts', 'tests/browser/offline.spec.ts'];
  const narrow = (...words: readonly string[]) =>
    call('matchingTests.mjs', 'narrowDown', words, files, '-g');

  it('select the files whose path contains all of them', () => {
    expect(narrow('Search')).toEqual(['tests/browser/search.spec.ts']);
    expect(narrow('browser', 'offline')).toEqual(['tests/browser/offline.spec.ts']);
  });

  it('are searched in titles if no file matches', () => {
    expect(narrow('the', 'shell')).toEqual(['-g', 'the shell']);
  });
});
