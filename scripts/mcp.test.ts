import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { publishedFiles } from '../src/publish/node/mcp/testing/publishedSite';

const TSX = path.resolve('node_modules/.bin/tsx');
const START_MS = 30_000;
const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-build-'));

beforeAll(() => {
  for (const [name, text] of Object.entries(publishedFiles)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    fs.writeFileSync(path.join(dir, name), text);
  }
});

afterAll(() => fs.rmSync(dir, { recursive: true }));

it(
  "responds to the SDK's client over standard input and output, for the project's version",
  async () => {
    const manifest = path.join(dir, 'package.json');
    fs.writeFileSync(manifest, '{"dependencies":{"@mui/x-data-grid":"^7.0.0"}}');
    const client = new Client({ name: 'test', version: '1.0.0' });
    const args = ['scripts/mcp.ts', '--source', dir, '--package-json', manifest];
    await client.connect(new StdioClientTransport({ command: TSX, args }));
    const result = await client.callTool({
      name: 'get_page',
      arguments: { page: 'react-data-grid/sorting/' },
    });
    expect(JSON.stringify(result.content)).toContain('Of 7.');
    await client.close();
  },
  START_MS,
);

it(
  'explains what to do if there is no build',
  () => {
    const empty = path.join(dir, 'empty');
    const { status, stdout, stderr } = spawnSync(TSX, ['scripts/mcp.ts', '--source', empty], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(`There is no build in ${empty}. Make one with: npm run build`);
  },
  START_MS,
);

describe('as clients start it, which ignore the working directory', () => {
  const RUN = path.resolve('scripts/run.mjs');

  it(
    'reads what the arguments name',
    async () => {
      const client = new Client({ name: 'test', version: '1.0.0' });
      const args = [RUN, 'mcp', '--source', dir];
      await client.connect(
        new StdioClientTransport({ command: process.execPath, args, cwd: os.tmpdir() }),
      );
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toContain('search');
      await client.close();
    },
    START_MS,
  );

  it('leaves standard input and output to the protocol from the first start, when npm installs', () => {
    const project = path.join(dir, 'new project');
    const write = (file: string, text: string, mode = 0o644) => {
      const target = path.join(project, file);
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, text, { mode });
    };
    fs.cpSync(path.resolve('scripts/lib'), path.join(project, 'scripts/lib'), { recursive: true });
    fs.copyFileSync(RUN, path.join(project, 'scripts/run.mjs'));
    write('package.json', '{"version":"8.14.1"}');
    write('package-lock.json', '{"packages":{"":{},"node_modules/tsx":{"version":"1.0.0"}}}');
    // Instead of npm: it reads what it gets, talks, and installs a server that echoes.
    write('server/package.json', '{"bin":"echo.mjs"}');
    write('server/echo.mjs', 'process.stdin.pipe(process.stdout);');
    write(
      'bin/npm',
      '#!/bin/sh\ncat\necho "npm added 1 package"\necho "npm warned" >&2\nmkdir node_modules\ncp -r server node_modules/tsx\n',
      0o755,
    );
    const message = '{"jsonrpc":"2.0","id":1,"method":"ping"}\n';
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(project, 'scripts/run.mjs'), 'mcp'],
      {
        cwd: os.tmpdir(),
        encoding: 'utf8',
        input: message,
        env: { PATH: `${path.join(project, 'bin')}:${process.env.PATH}` },
      },
    );
    expect(stdout).toBe(message);
    expect(stderr).toMatch(/^Installing the dependencies .*\nnpm added 1 package\nnpm warned\n$/);
    expect(status).toBe(0);
  });
});
