import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readProjectPackages } from './installedPackages';
import { createSource } from './source';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
afterAll(() => fs.rmSync(dir, { recursive: true }));

it('reads files of a build, and nothing outside it', async () => {
  fs.writeFileSync(path.join(dir, 'pages.json'), '{}');
  const source = createSource(dir);
  await expect(source.read('pages.json')).resolves.toBe('{}');
  expect(() => source.read('../secret')).toThrow('"../secret" is not a path of the site.');
  expect(() => source.read('/etc/passwd')).toThrow('is not a path of the site');
});

it('reads files of a published site, and reports its status', async () => {
  const fetchMock = jest.spyOn(global, 'fetch');
  fetchMock.mockResolvedValueOnce(new Response('{}'));
  const source = createSource('https://example.com/x');
  await expect(source.read('pages.json')).resolves.toBe('{}');
  fetchMock.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(source.read('pages.json')).rejects.toThrow(
    'https://example.com/x/pages.json returned 503, expected 200.',
  );
  fetchMock.mockRestore();
});

it('prefers the installed version to the range', () => {
  const installed = path.join(dir, 'node_modules/@mui/x-charts');
  fs.mkdirSync(installed, { recursive: true });
  fs.writeFileSync(path.join(installed, 'package.json'), '{"version":"7.29.1"}');
  const file = path.join(dir, 'package.json');
  const dependencies = { '@mui/x-charts': '>=7', '@mui/x-tree-view': '^8.0.0' };
  fs.writeFileSync(file, JSON.stringify({ dependencies }));
  expect(readProjectPackages(file)).toEqual({
    '@mui/x-charts': '7.29.1',
    '@mui/x-tree-view': '^8.0.0',
  });
});
