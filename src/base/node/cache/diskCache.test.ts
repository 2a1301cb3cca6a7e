import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDiskCache } from './diskCache';

describe('createDiskCache', () => {
  let siteDir = '';
  const compute = jest.fn((value: string) => Promise.resolve(value));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  };
  const create = () =>
    createDiskCache<string>({
      siteDir,
      project: siteDir,
      name: 'demos',
      code: ['src/make.ts'],
      files: ['font.ttf'],
    });

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'cache-'));
    write('src/make.ts', "import fs from 'node:fs';\nimport { format } from './lib/format';\n");
    write(
      'src/lib/format.ts',
      "import prettier from 'prettier';\nexport * from './options.json';\n",
    );
    write('src/lib/options.json', '{}');
    write('node_modules/prettier/package.json', '{ "version": "3.0.0" }');
    write('font.ttf', 'A');
    compute.mockClear();
  });
  afterEach(() => rmSync(siteDir, { recursive: true }));

  it('computes a value once for concurrent requests', async () => {
    const cache = create();
    const values = await Promise.all([
      cache.get('a', () => compute('A')),
      cache.get('a', () => compute('other')),
    ]);
    expect(values).toEqual(['A', 'A']);
    expect(compute).toHaveBeenCalledTimes(1);
  });

  it('reuses the value of an earlier run, async or sync', async () => {
    await create().get('a', () => compute('A'));
    expect(await create().get('a', () => compute('B'))).toBe('A');
    expect(create().getSync('a', () => 'C')).toBe('A');
    expect(create().getSync('b', () => 'C')).toBe('C');
  });

  it.each([
    ['the code', 'src/make.ts', "import { format } from './lib/format';\n"],
    ['code that it imports', 'src/lib/format.ts', "import prettier from 'prettier';\n"],
    ['data that it imports', 'src/lib/options.json', '{ "printWidth": 100 }'],
    ['the version of a package', 'node_modules/prettier/package.json', '{ "version": "3.0.1" }'],
    ['another file', 'font.ttf', 'B'],
  ])('computes again after a change of %s', async (_what, file, text) => {
    await create().get('a', () => compute('A'));
    write(file, text);
    expect(await create().get('a', () => compute('B'))).toBe('B');
  });

  it('computes again for another input, and after a failure', async () => {
    const cache = create();
    await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', () => compute('A'))).toBe('A');
    expect(await cache.get('b', () => compute('B'))).toBe('B');
  });

  it('computes again if the file is truncated', async () => {
    await create().get('a', () => compute('A'));
    const folder = path.join(siteDir, '.cache/demos');
    writeFileSync(path.join(folder, readdirSync(folder)[0]!), '"A');
    expect(await create().get('a', () => compute('B'))).toBe('B');
  });

  it('names a file that is imported and missing', () => {
    write('src/make.ts', "import { gone } from './gone';\n");
    expect(create).toThrow(/make\.ts imports "\.\/gone", which doesn't exist/);
  });
});
