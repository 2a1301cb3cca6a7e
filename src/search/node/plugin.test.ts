import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { createIndexBuilder } from './buildIndex';
import { createManifest, writeSearchFiles, type VersionIndex } from './searchFiles';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('files', () => {
  const indices: VersionIndex[] = [{ version: 'v8', label: 'v8.14.1', json: '{"format":1}' }];

  it('have names with content hashes, and a list for other programs', async () => {
    const manifest = createManifest(indices, { isDevelopment: false });
    await writeSearchFiles(folder, indices, manifest);
    const [version] = manifest.versions;
    expect(version?.file).toMatch(/^search\/v8\.[0-9a-f]{10}\.json$/);
    expect(fs.readFileSync(path.join(folder, version?.file ?? ''), 'utf8')).toBe('{"format":1}');
    expect(JSON.parse(fs.readFileSync(path.join(folder, 'search.json'), 'utf8'))).toEqual(manifest);
    const changed = createManifest([{ ...indices[0]!, json: '{}' }], { isDevelopment: false });
    expect(changed.versions[0]?.file).not.toBe(version?.file);
  });

  it('keep their names in development', () => {
    const manifest = createManifest(indices, { isDevelopment: true });
    expect(manifest.versions[0]?.file).toBe('search/v8.dev.json');
  });
});

const MOST_BYTES = 350_000;

it('the index of the current version is small when compressed', async () => {
  const [current] = await createIndexBuilder(path.resolve(__dirname, '../../..'))();
  const bytes = zlib.brotliCompressSync(current?.json ?? '').length;
  console.log(`Search index: ${current?.json.length} bytes, ${bytes} with brotli`);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(MOST_BYTES);
}, 120_000);
