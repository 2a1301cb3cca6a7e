import fs from 'node:fs';
import path from 'node:path';
import { readApiSources } from './sources';
import { packageManifests, writeFixtureSite } from './testing/fixtureSite';

describe('readApiSources', () => {
  it('finds the packages of a major, lowest plan first', () => {
    const siteDir = writeFixtureSite(
      packageManifests({ '@mui/x-charts-pro': '8.14.1', '@mui/x-charts': '8.14.1' }),
    );
    expect(readApiSources(siteDir).packages.map(({ name, plan }) => [name, plan])).toEqual([
      ['@mui/x-charts', undefined],
      ['@mui/x-charts-pro', 'pro'],
    ]);
  });

  it('follows links, because the compiler names files by their real paths', () => {
    const installed = fs.realpathSync(
      writeFixtureSite(packageManifests({ '@mui/x-charts': '8.14.1' })),
    );
    const siteDir = writeFixtureSite({
      'package.json': JSON.stringify({ dependencies: { '@mui/x-charts': '8.14.1' } }),
    });
    fs.symlinkSync(
      path.join(installed, 'node_modules/@mui'),
      path.join(siteDir, 'node_modules/@mui'),
    );
    expect(readApiSources(siteDir).packages.map(({ dir }) => dir)).toEqual([
      path.join(installed, 'node_modules/@mui/x-charts'),
    ]);
  });

  it('finds older majors under their aliases', () => {
    const siteDir = writeFixtureSite({
      'versioned_docs/package.json': JSON.stringify({
        dependencies: { 'x-data-grid-v6': 'npm:@mui/x-data-grid@6.20.4' },
      }),
      'versioned_docs/node_modules/x-data-grid-v6/package.json': '{ "version": "6.20.4" }',
    });
    expect(readApiSources(siteDir, 'v6').packages).toMatchObject([
      { name: '@mui/x-data-grid', version: '6.20.4' },
    ]);
  });

  it('names a missing package, the expected version, and the fix', () => {
    const siteDir = writeFixtureSite({
      'package.json': JSON.stringify({ dependencies: { '@mui/x-charts': '8.14.1' } }),
    });
    expect(() => readApiSources(siteDir)).toThrow(
      `API reference: @mui/x-charts 8.14.1 is not installed. Expected it in ${siteDir}/node_modules/@mui/x-charts. Run "npm install".`,
    );
  });

  it('explains how to install the packages of older majors', () => {
    const siteDir = writeFixtureSite({
      'versioned_docs/package.json': JSON.stringify({
        dependencies: { 'x-charts-v7': 'npm:@mui/x-charts@7.29.1' },
      }),
    });
    expect(() => readApiSources(siteDir, 'v7')).toThrow(
      `API reference: @mui/x-charts 7.29.1 is not installed. Expected it in ${siteDir}/versioned_docs/node_modules/x-charts-v7. Run "npm run older-majors".`,
    );
  });

  it('rejects another version than that in package.json', () => {
    const siteDir = writeFixtureSite({
      ...packageManifests({ '@mui/x-charts': '8.15.0' }),
      'package.json': JSON.stringify({ dependencies: { '@mui/x-charts': '8.14.1' } }),
    });
    expect(() => readApiSources(siteDir)).toThrow(
      `API reference: ${siteDir}/node_modules/@mui/x-charts has version 8.15.0 of @mui/x-charts, ` +
        'expected 8.14.1 as package.json says. ' +
        'Run "npm install", or change the version in package.json.',
    );
  });

  it('rejects a major without packages', () => {
    const siteDir = writeFixtureSite({ 'package.json': '{}' });
    expect(() => readApiSources(siteDir, 'v7')).toThrow(
      `API reference: ${siteDir}/versioned_docs/package.json names no package of v7. ` +
        'Expected a dependency on one such as "@mui/x-data-grid".',
    );
  });
});
