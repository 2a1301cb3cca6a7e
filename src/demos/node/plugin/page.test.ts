import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeOfPage } from './page';

describe('placeOfPage', () => {
  it('finds a page of the current version', () => {
    expect(placeOfPage('/site', '/site/docs/react-charts/bars')).toEqual({
      contentRoot: 'docs',
      folder: 'react-charts/bars/',
      isLive: true,
      slug: 'react-charts-bars',
    });
  });

  it('distinguishes the pages of an older version', () => {
    expect(placeOfPage('/site', '/site/versioned_docs/version-v7/react-charts/bars')).toEqual({
      contentRoot: 'versioned_docs/version-v7',
      folder: 'react-charts/bars/',
      docsVersion: 'v7',
      isLive: true,
      slug: 'v7-react-charts-bars',
    });
  });

  it('runs no demos of a page that is listed as open', () => {
    const site = mkdtempSync(path.join(tmpdir(), 'site-'));
    for (const folder of ['data', 'docs/trees/headless']) {
      mkdirSync(path.join(site, folder), { recursive: true });
    }
    writeFileSync(path.join(site, 'docs/trees/headless/headless.mdx'), '');
    writeFileSync(path.join(site, 'data/open-pages.json'), '{ "docs/trees/headless": "Old." }');
    expect(placeOfPage(site, path.join(site, 'docs/trees/headless')).isLive).toBe(false);
    expect(placeOfPage(site, path.join(site, 'docs/trees')).isLive).toBe(true);
    rmSync(site, { recursive: true });
  });

  it('rejects a folder outside the content', () => {
    expect(() => placeOfPage('/site', '/site/src/pages')).toThrow(
      'A demo can stand in docs/ or versioned_docs/version-…/, not in src/pages.',
    );
  });
});
