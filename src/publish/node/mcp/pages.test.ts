import { call, connect } from './testing/client';

describe('pages', () => {
  it.each([
    'react-data-grid/sorting',
    '/x/react-data-grid/sorting/#multi',
    'https://mui.com/x/react-data-grid/sorting/index.md',
    'mui.com/x/React-Data-Grid/Sorting',
    '//localhost:3000/zh/x//react-data-grid/sorting/index.html?a=b#c',
    '(see https://mui.com/x/react-data-grid/sorting/).',
    'react-data-grid/sorting/sorting.mdx',
  ])('are found at %s', async (page) => {
    expect((await call(await connect(), 'get_page', { page })).text).toBe('# Sorting\n\nOf 8.');
  });

  it('match the version of a project', async () => {
    const packageJson = '{"dependencies":{"@mui/x-data-grid":"^7.29.1"}}';
    const { text } = await call(await connect(), 'get_page', {
      page: 'react-data-grid/sorting/',
      packageJson,
    });
    expect(text).toBe(
      'The project has @mui/x-data-grid ^7.29.1: this is about v7.\n\n# Sorting\n\nOf 7.',
    );
  });

  it('match the project that the server was started for', async () => {
    const client = await connect({ packages: { '@mui/x-data-grid': '7.0.0' } });
    const { text } = await call(client, 'get_page', { page: 'react-data-grid/sorting/' });
    expect(text).toContain('Of 7.');
  });

  it('follow the redirects of the site', async () => {
    const { text } = await call(await connect(), 'get_page', { page: '/x/react-data-grid/rows' });
    expect(text).toBe('# Row definition');
    const outside = await call(await connect(), 'get_page', { page: '/r/x-get-license' });
    expect(outside.text).toBe(
      '"/r/x-get-license" leads to https://mui.com/pricing/, which is not a page of v8.14.1.',
    );
  });

  it('have the version that their address names', async () => {
    const get = async (page: string) => (await call(await connect(), 'get_page', { page })).text;
    expect(await get('https://v7.mui.com/x/react-data-grid/sorting/')).toContain('Of 7.');
    expect(await get('/x/v7/react-data-grid/sorting/')).toContain('Of 7.');
    expect(await get('/x/v6/react-data-grid/sorting/')).toMatch(
      /^Asked for v6, which is not among the published versions \(v8\.14\.1, v7\): .*Of 8\.$/s,
    );
  });

  it('include those of demos', async () => {
    const page = 'https://mui.com/x/react-data-grid/sorting/BasicSorting.md';
    expect((await call(await connect(), 'get_page', { page })).text).toBe('# BasicSorting');
    const other = page.replace('Basic', 'Other');
    expect((await call(await connect(), 'get_page', { page: other })).text).toBe(
      'The page react-data-grid/sorting/ has no demo "OtherSorting". It has: BasicSorting.',
    );
  });

  it('suggest neighbors if they do not exist', async () => {
    const { text, isError } = await call(await connect(), 'get_page', {
      page: 'react-data-grid/sort/',
    });
    expect(isError).toBe(true);
    expect(text).toBe(
      'There is no page "react-data-grid/sort/" in v8.14.1. Nearest: react-data-grid/sorting/.',
    );
  });
});

describe('demos', () => {
  const page = 'react-data-grid/sorting/';

  it('include their code', async () => {
    const { text } = await call(await connect(), 'get_demo_source', { page, demo: 'basicsorting' });
    expect(text).toBe('# BasicSorting');
  });

  it('are listed if one does not exist', async () => {
    const { text } = await call(await connect(), 'get_demo_source', { page, demo: 'Other' });
    expect(text).toBe(
      'The page react-data-grid/sorting/ has no demo "Other". It has: BasicSorting.',
    );
  });
});

describe('a version that cannot be read', () => {
  it.each([
    [{ version: 'newest' }, 'Asked for newest, from which no version can be read'],
    [
      { packageJson: '{"dependencies":{"@mui/x-charts":"workspace:*"}}' },
      'The project has @mui/x-charts workspace:*, from which no version can be read',
    ],
    [{ packageJson: '{}' }, 'The package.json has no @mui/x- package: this is about v8.14.1.'],
  ])('is named: %j', async (given, expected) => {
    const { text } = await call(await connect(), 'get_page', {
      page: 'react-data-grid/sorting/',
      ...given,
    });
    expect(text).toContain(expected);
    expect(text).toContain('this is about v8.14.1.\n\n# Sorting');
  });
});
