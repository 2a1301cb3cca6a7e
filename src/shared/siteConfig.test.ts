import { readSiteConfig } from './siteConfig';

it('has a default for everything that it needs, and nothing of third parties', () => {
  const config = readSiteConfig({});
  expect(config).toMatchObject({ SITE_URL: 'https://mui.com', DOCS_LOCALES: ['en'] });
  expect(config.CHAT_API_BASE_URL).toBeUndefined();
});

it('drops a final slash and treats an empty variable as not set', () => {
  expect(
    readSiteConfig({ SITE_URL: 'https://docs.example.com/', CHAT_API_BASE_URL: '' }),
  ).toMatchObject({ SITE_URL: 'https://docs.example.com' });
});

it('reads a list of locales', () => {
  expect(readSiteConfig({ DOCS_LOCALES: 'en, zh' }).DOCS_LOCALES).toEqual(['en', 'zh']);
});

it('names every wrong variable, what it held, and where to look', () => {
  const read = () =>
    readSiteConfig({
      SITE_URL: 'javascript:alert(1)',
      DOCS_LOCALES: 'en,xx',
      REPOSITORY_BRANCH: 'a b',
    });
  expect(read).toThrow(/The site's configuration is wrong/);
  expect(read).toThrow(/SITE_URL="javascript:alert\(1\)"/);
  expect(read).toThrow(/DOCS_LOCALES="en,xx"/);
  expect(read).toThrow(/REPOSITORY_BRANCH="a b"/);
  expect(read).toThrow(/README\.md/);
});

it('takes a chat server over https alone', () => {
  expect(() => readSiteConfig({ CHAT_API_BASE_URL: 'http://chat.example.com' })).toThrow(
    /CHAT_API_BASE_URL/,
  );
});

describe('DocSearch', () => {
  const keys = {
    DOCSEARCH_APP_ID: 'APP1D',
    DOCSEARCH_API_KEY: 'a1b2c3',
    DOCSEARCH_INDEX_NAME: 'docs-x',
  };

  it('takes all three keys', () => {
    expect(readSiteConfig(keys)).toMatchObject(keys);
  });

  it('names the keys that are missing', () => {
    expect(() => readSiteConfig({ DOCSEARCH_APP_ID: 'APP1D' })).toThrow(
      '  DOCSEARCH_API_KEY=undefined: expected with the other two of ' +
        'DOCSEARCH_APP_ID, DOCSEARCH_API_KEY, DOCSEARCH_INDEX_NAME\n  DOCSEARCH_INDEX_NAME=undefined',
    );
  });

  it('refuses what can be no key', () => {
    expect(() => readSiteConfig({ ...keys, DOCSEARCH_API_KEY: 'a b' })).toThrow(
      /DOCSEARCH_API_KEY="a b"/,
    );
  });
});
