import {
  createHeaderRules,
  createRedirects,
  headersFor,
  matchRedirect,
  type Redirect,
} from './hosting';

describe('redirects', () => {
  const rules = createRedirects();

  it('sends the root to the introduction', () => {
    expect(matchRedirect(rules, '/')).toMatchObject({ to: '/x/introduction/', status: 301 });
  });

  it('keeps the permalinks that published packages print', () => {
    expect(matchRedirect(rules, '/r/x-pro-svg-link')?.to).toBe(
      '/x/introduction/licensing/#pro-plan',
    );
  });

  it('sends a moved page to its new address, in every language', () => {
    expect(matchRedirect(rules, '/x/react-charts/heat-map/')?.to).toBe('/x/react-charts/heatmap/');
    expect(matchRedirect(rules, '/zh/x/react-charts/heat-map/')?.to).toBe(
      '/zh/x/react-charts/heatmap/',
    );
  });

  it('maps the public paths onto the folders of the build', () => {
    expect(matchRedirect(rules, '/x/react-charts/bars/')).toEqual({
      from: '/x/*',
      to: '/react-charts/bars/',
      status: 200,
    });
    expect(matchRedirect(rules, '/zh/x/introduction/')?.to).toBe('/zh/introduction/');
  });

  it('leaves other paths alone', () => {
    expect(matchRedirect(rules, '/blog/')).toBeNull();
  });

  it('lets the first of two matching rules win', () => {
    const two: Redirect[] = [
      { from: '/a/*', to: '/first/:splat', status: 301 },
      { from: '/a/b', to: '/second', status: 301 },
    ];
    expect(matchRedirect(two, '/a/b')?.to).toBe('/first/b');
  });
});

describe('headers', () => {
  const rules = createHeaderRules();

  it('makes hashed files immutable and still sends the security headers', () => {
    const headers = headersFor(rules, '/x/assets/js/main.1a2b.js');
    expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  it('does not let a page be cached for good', () => {
    expect(headersFor(rules, '/x/introduction/')).not.toHaveProperty('Cache-Control');
  });
});

it('sends twins as Markdown, at any depth', () => {
  const typeOf = (path: string) => headersFor(createHeaderRules(), path)['Content-Type'];
  expect(typeOf('/x/react-charts/bars/index.md')).toBe('text/markdown; charset=utf-8');
  expect(typeOf('/x/react-charts/llms.txt')).toBe('text/plain; charset=utf-8');
  expect(typeOf('/x/react-charts/amd')).toBeUndefined();
});

it('leads from the root of the host to the index for language models', () => {
  expect(matchRedirect(createRedirects(), '/llms.txt')?.to).toBe('/x/llms.txt');
});
