import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundledPackagesPlugin, packageFolder } from './bundledPackages';
import { readLicense, type PackageLicense } from './readLicense';
import { renderLicenses } from './renderLicenses';

describe('the package of a file', () => {
  it.each([
    ['/site/node_modules/react/index.js', '/site/node_modules/react'],
    ['/site/node_modules/@mui/material/Button/Button.js', '/site/node_modules/@mui/material'],
    ['/site/node_modules/a/node_modules/@b/c/d.js', '/site/node_modules/a/node_modules/@b/c'],
    ['C:\\site\\node_modules\\@mui\\system\\a.js', 'C:\\site\\node_modules\\@mui\\system'],
    ['/site/src/theme/Root.tsx', undefined],
    ['', undefined],
  ])('%s', (file, folder) => {
    expect(packageFolder(file)).toBe(folder);
  });
});

it('finds packages in modules that are in the output, also in merged ones', () => {
  const moduleOf = (file: string | null, modules: object[] = []) => ({
    nameForCondition: () => file,
    modules,
  });
  const included = moduleOf(null, [moduleOf('/n/node_modules/a/a.js'), moduleOf('/n/src/b.ts')]);
  const unused = moduleOf('/n/node_modules/unused/c.js');
  let found: ReadonlySet<string> = new Set();
  const afterEmit = {
    tap: (_name: string, callback: (compilation: never) => void) =>
      callback({
        modules: [included, unused],
        chunkGraph: { getModuleChunksIterable: (one: object) => (one === included ? [{}] : []) },
      } as never),
  };
  bundledPackagesPlugin((folders) => {
    found = folders;
  }).apply({ hooks: { afterEmit } } as never);
  expect([...found]).toEqual(['/n/node_modules/a']);
});

describe('the license of a package', () => {
  let folder = '';
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'package-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));
  const write = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).forEach(([name, text]) =>
      fs.writeFileSync(path.join(folder, name), text),
    );

  it('is the text of its license and notice files', () => {
    write({
      'package.json': JSON.stringify({ name: 'a', version: '1.0.0', license: 'Apache-2.0' }),
      'LICENSE.md': 'License of a\r\nCopyright b\n',
      NOTICE: 'Notice of a',
      'license.js': 'code',
      'README.md': 'text',
    });
    expect(readLicense(folder)).toEqual({
      name: 'a',
      version: '1.0.0',
      license: 'Apache-2.0',
      source: '',
      text: 'License of a\nCopyright b\n\nNotice of a',
    });
  });

  it('names its source in every form of package.json', () => {
    write({
      'package.json': JSON.stringify({
        name: 'b',
        version: '2.0.0',
        license: { type: 'MIT' },
        repository: { url: 'git+https://example.com/b' },
      }),
    });
    expect(readLicense(folder)).toMatchObject({
      license: 'MIT',
      source: 'git+https://example.com/b',
      text: '',
    });
  });

  it('of React says what its repository says', () => {
    const { license, text } = readLicense(path.resolve('node_modules/react'));
    expect(license).toBe('MIT');
    expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  });
});

it('prints a text once, below all packages that have it', () => {
  const entry = (name: string, text: string): PackageLicense => ({
    name,
    version: '1.0.0',
    license: 'MIT',
    source: `https://example.com/${name}`,
    text,
  });
  const file = renderLicenses([entry('b', 'one'), entry('c', ''), entry('a', 'one')]);
  expect(file).toContain(
    'a 1.0.0 (MIT), https://example.com/a\nb 1.0.0 (MIT), https://example.com/b\n\none\n',
  );
  expect(file).toContain('c 1.0.0 (MIT), https://example.com/c\n\nMIT. The package contains no');
});
