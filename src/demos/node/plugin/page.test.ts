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

  it('rejects a folder outside the content', () => {
    expect(() => placeOfPage('/site', '/site/src/pages')).toThrow(
      'A demo can stand in docs/ or versioned_docs/version-…/, not in src/pages.',
    );
  });
});
