import {
  createHeaderRules,
  createRedirects,
  findRedirectProblems,
  headersFor,
  matchRedirect,
  type HeaderRule,
  type Redirect,
} from './hosting';

describe('redirects', () => {
  const rules = createRedirects();
  const bilingual = createRedirects(undefined, ['en', 'zh']);

  it('redirect the root to the introduction', () => {
    expect(matchRedirect(rules, '/')).toMatchObject({ to: '/x/introduction/', status: 301 });
  });

  it('keep the permalinks in published packages', () => {
    expect(matchRedirect(rules, '/r/x-pro-svg-link')?.to).toBe(
      '/x/introduction/licensing/#pro-plan',
    );
  });

  it('redirect a moved page to its new URL, in every language of the build', () => {
    expect(matchRedirect(rules, '/x/react-charts/heat-map/')?.to).toBe('/x/react-charts/heatmap/');
    expect(matchRedirect(bilingual, '/zh/x/react-charts/heat-map/')?.to).toBe(
      '/zh/x/react-charts/heatmap/',
    );
  });

  it.each(['fr', 'de', 'ja', 'zh'])('reads /%s/x/ in English, which it is not built in', (lang) => {
    expect(matchRedirect(rules, `/${lang}/x/react-charts/bars/`)).toMatchObject({
      to: '/x/react-charts/bars/',
      status: 302,
    });
    expect(matchRedirect(rules, `/${lang}/x/`)?.to).toBe('/x/');
    expect(matchRedirect(rules, `/${lang}/blog/`)).toBeNull();
  });

  it("don't affect a language of the build", () => {
    expect(matchRedirect(bilingual, '/zh/x/introduction/')).toMatchObject({ status: 200 });
    expect(matchRedirect(bilingual, '/fr/x/introduction/')?.to).toBe('/x/introduction/');
  });

  it('redirect error links in published packages, which point to the root of the host', () => {
    expect(matchRedirect(rules, '/production-error/')?.to).toBe('/x/production-error/');
  });

  it('map the public paths to the folders of the build', () => {
    expect(matchRedirect(rules, '/x/react-charts/bars/')).toEqual({
      from: '/x/*',
      to: '/react-charts/bars/',
      status: 200,
    });
    expect(matchRedirect(bilingual, '/zh/x/introduction/')?.to).toBe('/zh/introduction/');
  });

  it("don't affect other paths", () => {
    expect(matchRedirect(rules, '/blog/')).toBeNull();
  });

  it('apply the first of two matching rules', () => {
    const two: Redirect[] = [
      { from: '/a/*', to: '/first/:splat', status: 301 },
      { from: '/a/b', to: '/second', status: 301 },
    ];
    expect(matchRedirect(two, '/a/b')?.to).toBe('/first/b');
  });
});

describe('headers', () => {
  const rules = createHeaderRules();

  it('make hashed files immutable and include the security headers', () => {
    const headers = headersFor(rules, '/x/assets/js/main.1a2b.js');
    expect(headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headers['X-Content-Type-Options']).toBe('nosniff');
  });

  it('limit https to this host, unless the operator chooses more', () => {
    const hsts = (rules: readonly HeaderRule[]) =>
      headersFor(rules, '/x/introduction/')['Strict-Transport-Security'];
    expect(hsts(rules)).toBe('max-age=31536000');
    expect(hsts(createHeaderRules({ hsts: 'subdomains' }))).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect(hsts(createHeaderRules({ hsts: 'preload' }))).toBe(
      'max-age=31536000; includeSubDomains; preload',
    );
  });

  it('keep pages to themselves, and let other origins use scripts, fonts, and pictures', () => {
    const sharing = (path: string) => headersFor(rules, path)['Cross-Origin-Resource-Policy'];
    expect(sharing('/x/introduction/')).toBe('same-origin');
    expect(sharing('/x/search.json')).toBe('same-origin');
    expect(sharing('/x/assets/js/main.1a2b.js')).toBe('cross-origin');
    expect(sharing('/x/img/social/introduction.png')).toBe('cross-origin');
    expect(headersFor(rules, '/x/introduction/')['Cross-Origin-Opener-Policy']).toBe('same-origin');
    // Without it, browsers don't load fonts in the frame of edited demos, whose origin is opaque.
    expect(headersFor(rules, '/x/fonts/a.woff2')).toMatchObject({
      'Access-Control-Allow-Origin': '*',
    });
  });

  it('give edited demos and the worker their own policies', () => {
    const policies = { page: 'p', live: 'l', worker: 'w' };
    const bilingual = createHeaderRules({ policies }, ['en', 'zh']);
    const policyOf = (path: string) => headersFor(bilingual, path)['Content-Security-Policy'];
    for (const prefix of ['', '/zh']) {
      expect(policyOf(`${prefix}/x/introduction/`)).toBe('p');
      expect(policyOf(`${prefix}/x/live-demo/`)).toBe('l');
      expect(policyOf(`${prefix}/x/live-demo/index.html`)).toBe('l');
      expect(policyOf(`${prefix}/x/live-demo/handler/`)).toBe('l');
      expect(policyOf(`${prefix}/x/sw.js`)).toBe('w');
    }
  });

  it("don't let browsers cache a page indefinitely", () => {
    expect(headersFor(rules, '/x/introduction/')).not.toHaveProperty('Cache-Control');
  });

  it('cover the files of each language of the build', () => {
    const bilingual = createHeaderRules({}, ['en', 'zh']);
    expect(headersFor(bilingual, '/zh/x/sw.js')['Cache-Control']).toBe('no-cache');
    expect(headersFor(bilingual, '/zh/x/fonts/a.woff2')['Cache-Control']).toMatch(/immutable/);
    expect(rules.filter(({ path }) => path.startsWith('/zh/'))).toEqual([]);
  });
});

it('serve alternates as Markdown, at any depth', () => {
  const typeOf = (path: string) => headersFor(createHeaderRules(), path)['Content-Type'];
  expect(typeOf('/x/react-charts/bars/index.md')).toBe('text/markdown; charset=utf-8');
  expect(typeOf('/x/react-charts/llms.txt')).toBe('text/plain; charset=utf-8');
  expect(typeOf('/x/react-charts/amd')).toBeUndefined();
});

it('redirect from the root of the host to the index for language models', () => {
  expect(matchRedirect(createRedirects(), '/llms.txt')?.to).toBe('/x/llms.txt');
});

describe('redirects of a build', () => {
  const toPage = (pages: string[], from: string) =>
    matchRedirect(
      createRedirects(new Set(pages)).filter(({ status }) => status !== 200),
      from,
    )?.to;

  it('never hide a page', () => {
    const target = '/x/react-data-grid/row-selection/';
    expect(toPage([target], '/x/react-data-grid/selection/')).toBe(target);
    expect(toPage([target, '/x/react-data-grid/selection/'], '/x/react-data-grid/selection/')).toBe(
      undefined,
    );
  });

  it('start with what the site of an older major contains', () => {
    expect(toPage(['/x/', '/x/introduction/'], '/')).toBe('/x/introduction/');
    expect(toPage(['/x/', '/x/introduction/'], '/x/')).toBeUndefined();
    expect(toPage(['/x/react-data-grid/'], '/')).toBe('/x/react-data-grid/');
    expect(toPage(['/x/react-data-grid/'], '/x/')).toBe('/x/react-data-grid/');
  });

  it('never lead to a page that the build does not contain', () => {
    expect(toPage([], '/x/react-charts/heat-map/')).toBeUndefined();
    expect(toPage(['/x/introduction/licensing/'], '/r/x-pro-svg-link')).toBe(
      '/x/introduction/licensing/#pro-plan',
    );
    expect(toPage([], '/r/x-get-license')).toBe('https://mui.com/pricing/');
  });
});

describe('findRedirectProblems', () => {
  const problemsOf = (...pairs: [string, string][]) =>
    findRedirectProblems(pairs.map(([from, to]) => ({ from, to, status: 301 as const }))).map(
      ({ found }) => found,
    );

  it('accepts the published redirects', () => {
    expect(findRedirectProblems(createRedirects())).toEqual([]);
    expect(findRedirectProblems(createRedirects(undefined, ['en', 'zh']))).toEqual([]);
  });

  it('reports a chain with its end', () => {
    expect(problemsOf(['/a/', '/b/#x'], ['/b/', '/c/'])).toEqual([
      'redirects in a chain: `/a/` → `/b/` → `/c/`.',
    ]);
    expect(problemsOf(['/a/*', '/b/:splat'], ['/b/*', '/c/:splat'])).toHaveLength(1);
  });

  it('reports a loop of any length', () => {
    expect(problemsOf(['/a/', '/a/#x'])).toEqual(['redirects in a circle: `/a/` → `/a/`.']);
    expect(problemsOf(['/a/', '/b/'], ['/b/', '/c/'], ['/c/', '/b/'])).toHaveLength(3);
  });

  it('reports a path with two rules', () => {
    expect(problemsOf(['/a/', '/b/'], ['/a/', '/c/'])).toEqual(['two rules for `/a/`.']);
  });
});
