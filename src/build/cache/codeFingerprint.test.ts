import { buildSync } from 'esbuild';
import path from 'node:path';
import { dependenciesOf } from './codeFingerprint';

const siteDir = process.cwd();

/** The entries of the caches in this project. */
const ENTRIES = [
  'src/build/api-reference/extract/extract.ts',
  'src/build/api-reference/pages/generateApiDocs.ts',
  'src/build/demos/source/variantSources.ts',
  'src/build/page/parseBody.ts',
  'src/plugins/error-codes/parseErrorCodes.ts',
  'src/plugins/markdown-alternates/page/createAlternate.ts',
  'src/plugins/social-cards/drawCard.mjs',
  'src/plugins/templates/buildSources.ts',
  'src/checks/types/packageExports.ts',
];

describe('dependenciesOf', () => {
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
    const entry = path.join(siteDir, 'src/build/demos/source/variantSources.ts');
    const { files, packages } = dependenciesOf([entry]);
    expect(files).toContain(path.join(siteDir, '.prettierrc.json'));
    expect(packages).toEqual(expect.arrayContaining(['prettier', 'typescript']));
  });
});
