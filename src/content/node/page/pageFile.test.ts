import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPageReader } from './createPageReader';
import { readPage, readValidPages } from './readPage';
import { MAX_PAGE_BYTES } from './pageFile';

let site = '';
const folder = () => path.join(site, 'docs/a/b');
const file = () => path.join(folder(), 'b.mdx');
beforeEach(() => {
  site = realpathSync(mkdtempSync(path.join(tmpdir(), 'page-file-')));
  writeFileSync(path.join(site, 'versions.json'), '[]');
  mkdirSync(folder(), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true }));

const messageOf = (read: (page: string) => Promise<unknown> = readPage) =>
  read(file()).then(
    () => 'no problem',
    (error: Error) => `${error.name}: ${error.message}`,
  );

it('reports a link that leads to itself', async () => {
  symlinkSync(file(), file());
  const message =
    /^ContentError: docs\/a\/b\/b\.mdx: The file is a link that leads back to itself\.\n/;
  expect(await messageOf()).toMatch(message);
  expect(await messageOf(createPageReader())).toMatch(message);
  expect(await readValidPages(path.join(site, 'docs'))).toEqual([]);
});

it('reports a link to nothing, and a folder with the name of a page', async () => {
  symlinkSync(path.join(site, 'missing.mdx'), file());
  expect(await messageOf()).toContain(
    'The file does not exist, or is a link to one that does not.',
  );
  rmSync(file());
  mkdirSync(file());
  expect(await messageOf()).toContain('A folder has the name of a page.');
});

it('reports a page that is too long, without reading it', async () => {
  writeFileSync(file(), 'a'.repeat(MAX_PAGE_BYTES));
  expect(await messageOf()).toBe('no problem');
  writeFileSync(file(), Buffer.alloc(50_000_000, 'a'));
  expect(await messageOf()).toContain(
    'The page has 50.0 MB.\n  Expected: at most 1.0 MB.\n  Fix: Divide it',
  );
});
