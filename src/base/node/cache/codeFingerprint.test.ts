import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { dependenciesOf } from './codeFingerprint';

const siteDir = process.cwd();

/** The entries of all caches: the modules that `code` lists in `src`. */
const ENTRIES = readdirSync(path.join(siteDir, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(path.join(siteDir, 'src', name), 'utf8'))
  .filter((text) => /createDiskCache<|codeFingerprint\(/.test(text))
  .flatMap((text) => [...text.matchAll(/\b(?:code|CODE)(?:: | = )\[(?<list>[^\]]*)\]/g)])
  .flatMap(({ groups }) => [...(groups?.list ?? '').matchAll(/'(?<file>src\/[^']+)'/g)])
  .flatMap(({ groups }) => groups?.file ?? []);

describe('dependenciesOf', () => {
  it('is tested with the entries of all caches', () => {
    expect(ENTRIES).toContain('src/api/node/extract/extract.ts');
    expect(ENTRIES.length).toBeGreaterThan(8);
  });

  it.each(ENTRIES)('finds every file that a bundler finds for %s', (entry) => {
    const { metafile } = buildSync({
      entryPoints: [path.join(siteDir, entry)],
      absWorkingDir: siteDir,
      bundle: true,
      metafile: true,
      write: false,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'silent',
    });
    const code = dependenciesOf([path.join(siteDir, entry)]);
    const found = new Set(code.files.map((file) => path.relative(siteDir, file)));
    expect(Object.keys(metafile.inputs).filter((file) => !found.has(file))).toEqual([]);
  });

  it('follows data and settings, and names packages', () => {
    const entry = path.join(siteDir, 'src/demos/node/source/variantSources.ts');
    const { files, packages } = dependenciesOf([entry]);
    expect(files).toContain(path.join(siteDir, '.prettierrc.json'));
    expect(packages).toEqual(expect.arrayContaining(['prettier', 'typescript']));
  });
});
