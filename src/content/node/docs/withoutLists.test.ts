import { globalDataWithoutDocs, routeWithoutDocs } from './withoutLists';

const version = (docs: unknown) => ({ name: 'current', label: 'v8', docs });

describe('globalDataWithoutDocs', () => {
  it('keeps everything except the documents', () => {
    expect(
      globalDataWithoutDocs({ path: '/x/', versions: [version([{ id: 'rows', path: '/rows/' }])] }),
    ).toEqual({ path: '/x/', versions: [version([])] });
  });

  it.each([{}, { versions: [version(undefined)] }])('rejects an unknown form: %j', (data) => {
    expect(() => globalDataWithoutDocs(data)).toThrow('The global data of @docusaurus');
  });
});

describe('routeWithoutDocs', () => {
  const routeOf = (docs: unknown) => ({
    path: '/',
    component: '@theme/DocsRoot',
    routes: [
      {
        path: '/x/',
        component: '@theme/DocVersionRoot',
        props: { version: version(docs), other: 1 },
        routes: [{ path: '/x/rows/', component: '@theme/DocItem' }],
      },
    ],
  });

  it('empties the documents of each version and keeps the rest', () => {
    expect(routeWithoutDocs(routeOf({ rows: { title: 'Rows' } }))).toEqual(routeOf({}));
  });

  it('rejects a route without documents', () => {
    expect(() => routeWithoutDocs(routeOf(undefined))).toThrow('The route of @docusaurus');
  });
});
