import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { placeOfPage, runsDemo } from './page';

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

  it('rejects a folder outside the content', () => {
    expect(() => placeOfPage('/site', '/site/src/pages')).toThrow(
      'A demo can stand in docs/ or versioned_docs/version-…/, not in src/pages.',
    );
  });
});

describe('runsDemo', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  const folder = path.join(site, 'docs/trees/headless');
  const list = (entry: string) => {
    mkdirSync(path.join(site, 'data'), { recursive: true });
    writeFileSync(path.join(site, 'data/open-content.json'), JSON.stringify({ [entry]: 'Gone.' }));
  };
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'headless.mdx'), '');
    writeFileSync(path.join(folder, 'Log.tsx'), '');
  });
  afterAll(() => rmSync(site, { recursive: true }));

  it('is true for live majors', () => {
    expect(runsDemo(site, folder, 'Log')).toBe(true);
    expect(runsDemo(site, path.join(site, 'versioned_docs/version-v6/trees'), 'Log')).toBe(false);
  });

  it('is false for the demos of a page that is listed as open', () => {
    list('docs/trees/headless');
    expect(runsDemo(site, folder, 'Log')).toBe(false);
    expect(runsDemo(site, path.join(site, 'docs/trees'), 'Log')).toBe(true);
  });

  it('is false for a demo that is listed as open, in all its stylings', () => {
    list('docs/trees/headless/Log');
    expect(['Log', 'Log.css', 'LogItems'].map((name) => runsDemo(site, folder, name))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
