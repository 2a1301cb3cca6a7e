/** @jest-environment node */
import path from 'node:path';
import { cacheDependencies } from './persistentCache';

const SITE = process.cwd();

it('watches the code that builds the site, but for its tests', () => {
  const config = { experiments: { cache: { type: 'persistent' } } };
  const { experiments } = cacheDependencies(SITE, config) as {
    experiments: { cache: { buildDependencies: string[] } };
  };
  const files = experiments.cache.buildDependencies.map((file) => path.relative(SITE, file));
  expect(files).toEqual(
    expect.arrayContaining(['src/plugins/demos/demoLoader.mjs', 'src/shared/demo.ts']),
  );
  expect(files.filter((file) => file.includes('.test.'))).toEqual([]);
});

it('leaves a build without persistent cache alone', () => {
  expect(cacheDependencies(SITE, { experiments: undefined })).toEqual({});
});
