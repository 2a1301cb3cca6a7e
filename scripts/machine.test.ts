import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a machine or a folder can have against a task. */

/** Evaluates an expression over the exports of a module that Node.js must load natively. */
function evaluate(name: string, expression: string): unknown {
  const file = pathToFileURL(path.join(__dirname, 'lib', name)).href;
  const code = `
    const module = await import(${JSON.stringify(file)});
    console.log(JSON.stringify(${expression}));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

describe('folders', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'machine-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  const problemOf = (task: string, name: string) => {
    const place = path.join(folder, name);
    fs.mkdirSync(place, { recursive: true });
    return evaluate(
      'machineProblems.mjs',
      `module.folderProblem('${task}', ${JSON.stringify(place)})`,
    );
  };

  it.each(['plain', 'Jane Doe', 'Zoë', '100%', "it's", 'a&b', '(1)', '日本'])(
    '%s is fine',
    (name) => {
      expect(problemOf('build', name)).toBeNull();
      expect(fs.readdirSync(path.join(folder, name))).toEqual([]);
    },
  );

  it.each(['c#', 'what?', 'now!'])('%s is refused where the bundler would panic', (name) => {
    const [mark] = name.slice(-1);
    expect(problemOf('start', name)).toMatch(
      `has "${mark}" in its path, which the bundler reads as the end of a file name. Rename`,
    );
    expect(problemOf('lint', name)).toBeNull();
  });

  it('that do not exist or cannot be written are explained', () => {
    const missing = JSON.stringify(path.join(folder, 'missing'));
    expect(evaluate('machineProblems.mjs', `module.folderProblem('build', ${missing})`)).toMatch(
      /no such file or directory/,
    );
  });
});

it('says that a disk is full', () => {
  const problem = (minimum: number) =>
    evaluate('machineProblems.mjs', `module.diskProblem('/', ${minimum})`);
  expect(problem(0)).toBeNull();
  expect(problem(1e12)).toMatch(/^The disk of \/ is full: \d+ MB are free\. Free some space, /);
});

it.each([
  ['ENOSPC', /^The disk is full: \/a\/b can't be written\./],
  ['EROFS', /^\/a\/b can't be written, because its disk is read-only\./],
  ['EACCES', /^\/a\/b can't be written or read by this user\./],
])('explains %s in a sentence', (code, sentence) => {
  const error = `Object.assign(new Error('raw'), { code: '${code}', path: '/a/b' })`;
  expect(evaluate('machineProblems.mjs', `module.describeFileError(${error})`)).toMatch(sentence);
});

describe('used ports', () => {
  const server = net.createServer();
  let port: number;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(() => server.close());

  it.each(['--port N', '--port=N', '-p N', '-pN'])(
    'are one sentence for npm start %s',
    (option) => {
      const args = ['--host', '127.0.0.1', ...option.replace('N', String(port)).split(' ')];
      const { status, stderr } = spawnSync(
        process.execPath,
        [path.join(__dirname, 'run.mjs'), 'start', ...args, '--no-open'],
        { encoding: 'utf8' },
      );
      expect(status).toBe(1);
      expect(stderr).toBe(
        `Port ${port} of 127.0.0.1 is in use. Stop the server that uses it, or choose another port: ` +
          `npm start -- --port ${port + 1}\n`,
      );
    },
  );

  it('are one sentence for npm run serve', () => {
    const build = fs.mkdtempSync(path.join(os.tmpdir(), 'machine-build-'));
    fs.writeFileSync(path.join(build, '404.html'), '');
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        'tsx',
        path.join(__dirname, 'serve.ts'),
        ...['--port', String(port), '--dir', build, '--feedback', build],
      ],
      { encoding: 'utf8' },
    );
    fs.rmSync(build, { recursive: true });
    expect(stderr).toBe(
      `Port ${port} of 127.0.0.1 is in use. Stop the server that uses it, or choose another port: ` +
        `npm run serve -- --port ${port + 1}\n`,
    );
    expect(status).toBe(1);
  });

  it('are found before others are looked for', () => {
    const problem = (args: string[]) =>
      evaluate('ports.mjs', `await module.devServerProblem(${JSON.stringify(args)})`);
    expect(problem(['--port', '0'])).toBeNull();
    expect(problem(['--port', 'x'])).toBe('--port: expected a whole number from 0 to 65535.');
    expect(problem(['--port', '0', '--host', '192.0.2.1'])).toBe(
      '--host 192.0.2.1: this machine has no such address. Use localhost or one of its own addresses.',
    );
  });
});

describe('npm, without a shell', () => {
  const command = (env: object, execPath: string, files: string[]) =>
    evaluate(
      'process.mjs',
      `module.npmCommand({
        env: ${JSON.stringify(env)},
        execPath: ${JSON.stringify(execPath)},
        exists: (file) => ${JSON.stringify(files)}.includes(file),
      })`,
    );

  it('is the script that runs the task', () => {
    const script = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js';
    const node = 'C:\\Program Files\\nodejs\\node.exe';
    expect(command({ npm_execpath: script }, node, [script])).toEqual([node, script]);
  });

  it('is the one beside Node.js if another tool runs the task', () => {
    const script = path.join('/opt/node/node_modules/npm/bin/npm-cli.js');
    expect(command({ npm_execpath: '/opt/yarn.js' }, '/opt/node/node', [script])).toEqual([
      '/opt/node/node',
      script,
    ]);
    expect(command({}, '/opt/node/node', [])).toEqual(['npm']);
  });
});

it.each(['docusaurus', 'tsx', 'jest', 'playwright', 'eslint', 'stylelint', 'prettier'])(
  '%s is started by its script',
  (bin) => {
    const script = evaluate('process.mjs', `module.binScript('${bin}')`) as string;
    expect(fs.realpathSync(script)).toBe(fs.realpathSync(`node_modules/.bin/${bin}`));
  },
);
