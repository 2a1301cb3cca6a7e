import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildVersions, docsVersionOptions, linkedVersions, readTopology } from './buildVersions';
import { basePathOf, placeOfContent } from './contentPlace';
import { aliasedPackages, bundledAliases, packageAliases } from './packageAliases';

let siteDir: string;
beforeEach(() => {
  siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'versions-')));
  fs.writeFileSync(path.join(siteDir, 'versions.json'), '["v7", "v6"]');
});
afterEach(() => fs.rmSync(siteDir, { recursive: true }));

describe('the versions of a build', () => {
  it('are all majors, with the current one at the root', () => {
    expect(buildVersions(siteDir, readTopology(siteDir, {}))).toEqual([
      { major: 'v8', label: 'v8.14.1', docsDir: path.join(siteDir, 'docs'), prefix: '' },
      {
        major: 'v7',
        label: 'v7',
        docsDir: path.join(siteDir, 'versioned_docs/version-v7'),
        prefix: 'v7/',
      },
      {
        major: 'v6',
        label: 'v6',
        docsDir: path.join(siteDir, 'versioned_docs/version-v6'),
        prefix: 'v6/',
      },
    ]);
  });

  it('are only the current one in development, or what the author requests', () => {
    const included = (environment: Record<string, string>) =>
      readTopology(siteDir, { NODE_ENV: 'development', ...environment }).included;
    expect(included({})).toEqual(['v8']);
    expect(included({ DOCS_VERSIONS: 'all' })).toEqual(['v8', 'v7', 'v6']);
    expect(included({ DOCS_VERSIONS: 'v6' })).toEqual(['v8', 'v6']);
  });

  it('include the hosts of the majors that the operator excludes', () => {
    const hosts = (environment: Record<string, string>) => readTopology(siteDir, environment).hosts;
    const VERSION_HOSTS = 'v7=https://v7.example.com,v6=https://v6.example.com';
    expect(hosts({ DOCS_VERSIONS: 'v8,v7', VERSION_HOSTS })).toEqual({
      v6: 'https://v6.example.com',
      v5: 'https://v5.mui.com',
      v4: 'https://v4.mui.com',
    });
    expect(hosts({ DOCS_VERSIONS: 'current' })).toMatchObject({ v7: 'https://v7.mui.com' });
    const published = (environment: Record<string, string>) =>
      readTopology(siteDir, environment).published;
    expect(published({ DOCS_VERSIONS: 'v8,v7', VERSION_HOSTS })).toEqual(['v5', 'v4']);
    expect(published({ DOCS_VERSIONS: 'current' })).toEqual(['v7', 'v6', 'v5', 'v4']);
    expect(hosts({})).toEqual({});
    expect(hosts({ NODE_ENV: 'development' })).toEqual({});
  });

  it('can be one major at the root of its own host, with the hosts of the others', () => {
    const topology = readTopology(siteDir, {
      DOCS_VERSION: 'v7',
      VERSION_HOSTS: 'v8=http://127.0.0.1:3012',
    });
    expect(topology).toMatchObject({
      root: 'v7',
      included: ['v7'],
      hosts: { v8: 'http://127.0.0.1:3012', v6: 'https://v6.mui.com' },
    });
    expect(topology.hosts).not.toHaveProperty('v7');
    expect(docsVersionOptions(topology)).toEqual({
      lastVersion: 'v7',
      onlyIncludeVersions: ['v7'],
      versions: { v7: { label: 'v7', path: '', banner: 'none' } },
    });
  });

  it('have links to the current major, also without it', () => {
    const prefixes = (settings: Record<string, string>) =>
      linkedVersions(siteDir, buildVersions(siteDir, readTopology(siteDir, settings))).map(
        ({ major, prefix }) => [major, prefix],
      );
    expect(prefixes({ DOCS_VERSION: 'v7' })).toEqual([
      ['v8', ''],
      ['v7', 'v7/'],
    ]);
    expect(prefixes({ DOCS_VERSIONS: 'current' })).toEqual([['v8', '']]);
  });

  it("can't be a major without pages", () => {
    expect(() => readTopology(siteDir, { DOCS_VERSION: 'v4' })).toThrow(
      'DOCS_VERSION asks for v4, which this repository has no pages of. Expected: v8, v7, v6.',
    );
    expect(() => readTopology(siteDir, { DOCS_VERSIONS: 'v8,v5' })).toThrow(
      'DOCS_VERSIONS asks for v5',
    );
  });
});

describe('the place of a file', () => {
  it('is found from its path', () => {
    const file = path.join(siteDir, 'versioned_docs/version-v7/react-charts/bars/bars.mdx');
    expect(placeOfContent(file)).toEqual({
      siteDir,
      major: 'v7',
      docsDir: path.join(siteDir, 'versioned_docs/version-v7'),
      relative: 'react-charts/bars/bars.mdx',
    });
    expect(placeOfContent(path.join(siteDir, 'docs'))).toMatchObject({ major: 'v8', relative: '' });
    expect(placeOfContent(path.join(siteDir, 'src/pages/index.tsx'))).toBeUndefined();
  });

  it('is found in a repository below a folder named docs', () => {
    expect(placeOfContent('/home/me/docs/site/docs/a/a.mdx')).toMatchObject({
      siteDir: '/home/me/docs/site',
      relative: 'a/a.mdx',
    });
  });

  it('includes the prefix of its paths', () => {
    expect(basePathOf({ siteDir, major: 'v7' })).toBe('/v7');
    expect(basePathOf({ siteDir, major: 'v8' })).toBe('');
  });
});

describe('the packages of an older major', () => {
  beforeEach(() => {
    fs.mkdirSync(path.join(siteDir, 'versioned_docs'));
    fs.writeFileSync(
      path.join(siteDir, 'versioned_docs/package.json'),
      JSON.stringify({
        dependencies: {
          '@material-ui/core': 'npm:@mui/material@7.3.11',
          'x-data-grid-v7': 'npm:@mui/x-data-grid@7.29.13',
          'x-data-grid-v6': 'npm:@mui/x-data-grid@6.20.4',
        },
      }),
    );
  });
  const modules = (name: string) => path.join(siteDir, 'versioned_docs/node_modules', name);

  it('are found under their aliases', () => {
    expect(packageAliases(siteDir, 'v7')).toEqual({
      '@material-ui/core': modules('@material-ui/core'),
      '@mui/x-data-grid': modules('x-data-grid-v7'),
    });
    expect(aliasedPackages(siteDir, 'v6')).toContainEqual({
      name: '@mui/x-data-grid',
      alias: 'x-data-grid-v6',
      version: '6.20.4',
      folder: modules('x-data-grid-v6'),
    });
  });

  it('lead to the modules that imports use, if the package has CommonJS beside them', () => {
    fs.mkdirSync(modules('x-data-grid-v7/esm'), { recursive: true });
    expect(packageAliases(siteDir, 'v7')['@mui/x-data-grid']).toBe(modules('x-data-grid-v7'));
    fs.writeFileSync(modules('x-data-grid-v7/esm/index.d.ts'), '');
    expect(packageAliases(siteDir, 'v7')['@mui/x-data-grid']).toBe(modules('x-data-grid-v7/esm'));
  });

  it('use each other, except for versions that they do not accept', () => {
    const install = (alias: string, dependencies: Record<string, string>) => {
      fs.mkdirSync(modules(alias), { recursive: true });
      fs.writeFileSync(modules(`${alias}/package.json`), JSON.stringify({ dependencies }));
    };
    install('x-data-grid-v7', { '@mui/utils': '^7.0.0', '@material-ui/core': '^5.0.0' });
    install('@material-ui/core', { '@mui/x-data-grid': '^7.29.0' });
    const ofGrid = { '@mui/x-data-grid': 'x-data-grid-v7' };
    const aliases = { '@material-ui/core': '@material-ui/core', ...ofGrid };
    expect(bundledAliases(siteDir, 'v7')).toEqual([
      { folder: path.join(siteDir, 'versioned_docs/version-v7'), aliases },
      { folder: modules('@material-ui/core'), aliases },
      { folder: modules('x-data-grid-v7'), aliases: ofGrid },
    ]);
    expect(bundledAliases(siteDir, 'v6')).toHaveLength(2);
  });

  it('are empty for the current one', () => {
    expect(packageAliases(siteDir, 'v8')).toEqual({});
    expect(bundledAliases(siteDir, 'v8')).toEqual([]);
  });
});
