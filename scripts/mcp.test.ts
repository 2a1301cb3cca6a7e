import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { publishedFiles } from '../src/mcp/testing/publishedSite';

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
