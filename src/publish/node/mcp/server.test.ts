import { call, connect } from './testing/client';

it('offers read-only tools', async () => {
  const { tools } = await (await connect()).listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'get_page',
    'get_demo_source',
    'get_api_member',
    'list_changes',
    'changes_between',
    'check_project',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
});

describe('search', () => {
  it('finds results despite a typo, with their places', async () => {
    const { text } = await call(await connect(), 'search', { query: 'sortng' });
    expect(text).toBe(
      'No exact match for "sortng". Nearest:\n\n- **Sorting** (page) in Data Grid › Rows\n  https://example.com/x/react-data-grid/sorting/\n  Put rows in order.',
    );
  });

  it('says so if there is no result', async () => {
    const { text } = await call(await connect(), 'search', { query: 'qzxwvk' });
    expect(text).toBe('Nothing found for "qzxwvk" in v8.14.1.');
  });

  it('rejects an unknown product', async () => {
    const { isError, text } = await call(await connect(), 'search', { query: 'a', product: 'b' });
    expect(isError).toBe(true);
    expect(text).toContain('x-data-grid');
  });
});

describe('the API', () => {
  it('returns all members with a name', async () => {
    const { text } = await call(await connect(), 'get_api_member', {
      component: 'DataGrid',
      member: 'row',
    });
    expect(JSON.parse(text)).toMatchObject([{ kind: 'slot' }, { kind: 'class', key: 'row' }]);
  });

  it('returns the page without a member', async () => {
    const { text } = await call(await connect(), 'get_api_member', { component: 'datagrid' });
    expect(text).toBe('# DataGrid API');
  });

  it('lists the existing members if one is unknown', async () => {
    const { text } = await call(await connect(), 'get_api_member', {
      component: 'DataGrid',
      member: 'rowz',
    });
    expect(text).toBe('DataGrid has no "rowz" in v8.14.1. Nearest: row, rows. It has: rows, row.');
  });
});

describe('changes', () => {
  const namesIn = (text: string) =>
    (JSON.parse(text) as { member: { name: string } }[]).map(({ member }) => member.name);

  it('default to those of the newest major', async () => {
    const { text } = await call(await connect(), 'list_changes', { product: 'data-grid' });
    expect(namesIn(text)).toEqual(['inV8']);
  });

  it('cover all majors since that of the project', async () => {
    const packageJson = '{"devDependencies":{"@mui/x-data-grid-pro":"~6.20.0"}}';
    const given = { component: 'DataGrid', packageJson };
    const { text } = await call(await connect(), 'list_changes', given);
    expect(namesIn(text)).toEqual(['inV8', 'inV7']);
  });

  it('are empty for an older target', async () => {
    const { text } = await call(await connect(), 'list_changes', { from: 'v8', to: 'v7' });
    expect(text).toContain('No changes are known from v8 to v7.');
  });

  it('reject an unknown component and an unknown version', async () => {
    const unknown = await call(await connect(), 'list_changes', { component: 'BarCart' });
    expect(unknown).toEqual({
      isError: true,
      text: 'BarCart is no component or interface of these majors. Nearest: BarChart.',
    });
    const version = await call(await connect(), 'list_changes', { from: 'yesterday' });
    expect(version.text).toContain('"yesterday" is not a version.');
  });

  it('say that there are none', async () => {
    const given = { component: 'datagrid', product: 'charts' };
    const { text, isError } = await call(await connect(), 'list_changes', given);
    expect(isError).toBe(false);
    expect(text).toBe('Nothing changed in DataGrid of charts from v7 to v8.');
  });
});

describe('changes between majors', () => {
  const namesIn = (text: string) =>
    (JSON.parse(text) as { name: string }[]).map(({ name }) => name);

  it('begin with what no type checker reports, and name the section of the guide', async () => {
    const given = { from: '7.29.1', component: 'datagrid' };
    const { text } = await call(await connect(), 'changes_between', given);
    expect(namesIn(text)).toEqual(['toolbar', 'resize']);
    expect((JSON.parse(text) as unknown[])[0]).toEqual({
      ...{ product: 'data-grid', step: 'v7 to v8', typesReportIt: false },
      ...{ kind: 'behavior', place: 'slot', name: 'toolbar', of: ['DataGrid'] },
      ...{ notice: 'It is gone.', todo: 'Set `showToolbar`.' },
      guide: 'https://example.com/x/migration/migration-data-grid-v7/#slots',
    });
  });

  it('cover all steps, newest first', async () => {
    const { text } = await call(await connect(), 'changes_between', { from: 'v6', to: '8' });
    expect(namesIn(text)).toEqual(['toolbar', 'resize', 'rowBuffer']);
  });

  it('explain an unknown component, and majors without a step', async () => {
    const unknown = await call(await connect(), 'changes_between', {
      ...{ from: 'v7', component: 'DataGird' },
    });
    expect(unknown.text).toBe(
      'No change from v7 to v8 names DataGird. Nearest: DataGrid. Ask without `component` for what all components share.',
    );
    const none = await call(await connect(), 'changes_between', { from: 'v8', to: 'v7' });
    expect(none.text).toBe(
      'No changes are known from v8 to v7. Expected a later major in `to`; known are: v6 to v7, v7 to v8.',
    );
  });
});

describe('check_project', () => {
  it('reports what is wrong, with the line and the section that explains it', async () => {
    const code = `import { DataGridPremium } from '@mui/x-data-grid-pro';`;
    const { text } = await call(await connect(), 'check_project', {
      files: [{ path: 'src/App.tsx', text: code }],
    });
    expect(text).toContain("`@mui/x-data-grid-pro` doesn't export `DataGridPremium`");
    expect(text).toContain('src/App.tsx:1');
    expect(text).toContain('https://example.com/x/introduction/licensing/#upgrading');
  });
});
