import path from 'node:path';
import { cacheDependencies } from './persistentCache';

const SITE = process.cwd();

const GENERATED = path.join(SITE, '.docusaurus');
const PERSISTENT = { experiments: { cache: { type: 'persistent', version: 'client' } } };

interface CacheSettings {
  readonly experiments: {
    readonly cache: { readonly version: string; readonly buildDependencies: readonly string[] };
  };
}

it('depends on the code that builds the site and its settings, but not on tests', () => {
  const { experiments } = cacheDependencies(SITE, GENERATED, PERSISTENT) as CacheSettings;
  const files = experiments.cache.buildDependencies.map((file) => path.relative(SITE, file));
  expect(files).toEqual(
    expect.arrayContaining([
      'src/demos/node/plugin/demoLoader.mjs',
      'src/demos/shared/demo.ts',
      '.prettierrc.json',
    ]),
  );
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});

it('separates builds with different generated files', () => {
  const versionOf = (folder: string) =>
    (cacheDependencies(SITE, path.join(SITE, folder), PERSISTENT) as CacheSettings).experiments
      .cache.version;
  expect(versionOf('.docusaurus')).toBe('client-.docusaurus');
  expect(versionOf('.docusaurus-v7')).toBe('client-.docusaurus-v7');
});

it('does not change a build without a persistent cache', () => {
  expect(cacheDependencies(SITE, GENERATED, { experiments: undefined })).toEqual({});
});
