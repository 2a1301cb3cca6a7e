import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { findRunningSite, knownAddresses } from './runningSite';

const DEFAULTS = ['http://localhost:3000', 'http://127.0.0.1:3010'];

const folder = mkdtempSync(path.join(os.tmpdir(), 'running-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('knownAddresses', () => {
  it('starts with the last URL of this checkout', () => {
    const file = path.join(folder, 'dev-server.json');
    expect(knownAddresses(file)).toEqual(DEFAULTS);
    writeFileSync(file, '"http://localhost:3099"');
    expect(knownAddresses(file)).toEqual(['http://localhost:3099', ...DEFAULTS]);
  });
});

describe('findRunningSite', () => {
  it('returns the first URL that responds with a site', async () => {
    const answers = ['something else', '<div id="__docusaurus">'];
    const servers = answers.map((answer) =>
      http.createServer((_, response) => response.end(answer)),
    );
    const origins: string[] = [];
    for (const server of servers) {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    }
    try {
      expect(await findRunningSite(origins)).toBe(origins[1]);
      expect(await findRunningSite(origins.slice(0, 1))).toBeUndefined();
    } finally {
      servers.forEach((server) => server.close());
    }
  });
});
