import type { Metafile } from 'esbuild';
import { initialFiles, measureBaseline, measureComponent } from './measureSizes';

const output = (imports: Metafile['outputs'][string]['imports'], entryPoint?: string) => ({
  imports,
  exports: [],
  inputs: {},
  bytes: 1,
  ...(entryPoint ? { entryPoint } : {}),
});

it('counts what a page loads immediately, not what it loads later', () => {
  const outputs = {
    'out/stdin.js': output(
      [
        { path: 'out/shared.js', kind: 'import-statement' },
        { path: 'out/excel.js', kind: 'dynamic-import' },
        { path: 'react', kind: 'import-statement', external: true },
      ],
      '<stdin>',
    ),
    'out/shared.js': output([{ path: 'out/deep.js', kind: 'import-statement' }]),
    'out/deep.js': output([]),
    'out/excel.js': output([]),
  };
  expect(initialFiles({ outputs })).toEqual(['out/stdin.js', 'out/shared.js', 'out/deep.js']);
});

it('builds a component alone and on a page that already has Material UI', async () => {
  const siteDir = process.cwd();
  const baseline = await measureBaseline(siteDir);
  const size = await measureComponent(
    siteDir,
    { name: 'TreeItemIcon', imports: ['@mui/x-tree-view/TreeItemIcon'] },
    baseline,
  );
  expect(size.alone.gzip).toBeGreaterThan(1000);
  expect(size.added.gzip).toBeLessThan(size.alone.gzip);
}, 60_000);
