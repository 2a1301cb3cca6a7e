import { readSiteConfig } from './siteConfig';

it('has a default for everything that is required, and no third parties', () => {
  const config = readSiteConfig({});
  expect(config).toMatchObject({ SITE_URL: 'https://mui.com', DOCS_LOCALES: ['en'] });
  expect(config.CHAT_API_BASE_URL).toBeUndefined();
});

it('removes a trailing slash and treats an empty variable as unset', () => {
  expect(
    readSiteConfig({ SITE_URL: 'https://docs.example.com/', CHAT_API_BASE_URL: '' }),
  ).toMatchObject({ SITE_URL: 'https://docs.example.com' });
});

it('leaves other hosts of the domain alone, unless the operator chooses otherwise', () => {
  expect(readSiteConfig({}).HSTS).toBe('host');
  expect(readSiteConfig({ HSTS: 'preload' }).HSTS).toBe('preload');
  expect(() => readSiteConfig({ HSTS: 'yes' })).toThrow(/HSTS="yes".*host.*subdomains.*preload/);
});

it('parses a list of locales', () => {
  expect(readSiteConfig({ DOCS_LOCALES: 'en, zh' }).DOCS_LOCALES).toEqual(['en', 'zh']);
});

it('names every invalid variable, its value, and where to look', () => {
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
  expect(read).toThrow(/OPERATING\.md/);
});

it('accepts a chat server only over https', () => {
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

  it('accepts all three keys', () => {
    expect(readSiteConfig(keys)).toMatchObject(keys);
  });

  it('names missing keys', () => {
    expect(() => readSiteConfig({ DOCSEARCH_APP_ID: 'APP1D' })).toThrow(
      '  DOCSEARCH_API_KEY=undefined: expected with the other two of ' +
        'DOCSEARCH_APP_ID, DOCSEARCH_API_KEY, DOCSEARCH_INDEX_NAME\n  DOCSEARCH_INDEX_NAME=undefined',
    );
  });

  it('rejects an invalid key', () => {
    expect(() => readSiteConfig({ ...keys, DOCSEARCH_API_KEY: 'a b' })).toThrow(
      /DOCSEARCH_API_KEY="a b"/,
    );
  });
});

describe('a host that would change the policy', () => {
  const HOSTS = [
    'a;b',
    'a;script-src *',
    'a,b',
    "a'b",
    'a"b',
    '*',
    'a b',
    'a\tb',
    'u:p@a.example.com',
  ];
  const SETTINGS: Readonly<Record<string, (host: string) => string>> = {
    SITE_URL: (host) => `https://${host}`,
    VERSION_HOSTS: (host) => `v7=https://${host}`,
    CHAT_API_BASE_URL: (host) => `https://${host}`,
    FEEDBACK_URL: (host) => `https://${host}/feedback`,
    REPOSITORY_URL: (host) => `https://${host}/docs`,
    LIBRARY_REPOSITORY_URL: (host) => `https://${host}/library`,
    FOOTER_LINKS: (host) => `Legal=https://${host}/`,
    ASSISTANTS: (host) => `Helper=https://${host}/?q={prompt}`,
  };

  it.each(Object.keys(SETTINGS).flatMap((name) => HOSTS.map((host) => [name, host] as const)))(
    'is refused in %s: %j',
    (name, host) => {
      const value = SETTINGS[name]?.(host) ?? '';
      expect(() => readSiteConfig({ [name]: value })).toThrow(
        `The site's configuration is wrong:\n  ${name}=${JSON.stringify(value)}: `,
      );
    },
  );

  it.each(Object.keys(SETTINGS))('is no ordinary one: %s', (name) => {
    const value = SETTINGS[name]?.('docs.example.com:8443') ?? '';
    expect(() => readSiteConfig({ [name]: value })).not.toThrow();
  });
});
