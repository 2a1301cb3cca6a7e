import { createHeaderRules, createRedirects } from '../../shared/hosting';
import {
  parseHeaders,
  parseRedirects,
  renderHeaders,
  renderNginx,
  renderNginxRedirects,
  renderRedirects,
  renderRobots,
  renderVercel,
} from './hostFiles';

it('writes one redirect per line', () => {
  expect(renderRedirects([{ from: '/a', to: '/b', status: 301 }])).toBe('/a /b 301\n');
});

it('parses the redirects that it wrote', () => {
  expect(parseRedirects(renderRedirects(createRedirects()))).toEqual(createRedirects());
});

describe('languages that a build lacks', () => {
  const english = createRedirects();
  const bilingual = createRedirects(undefined, ['en', 'zh']);
  const vercel = (rules: typeof english) =>
    JSON.parse(renderVercel(rules, [])).redirects.at(-1) as { source: string };

  it('come last if the first rule wins', () => {
    expect(renderRedirects(english)).toMatch(/\n\/:lang\/x\/\* \/x\/:splat 302\n$/);
    const lines = renderRedirects(bilingual).split('\n');
    expect(lines).toContain('/zh/x/* /zh/:splat 200');
    expect(lines.indexOf('/zh/x/* /zh/:splat 200')).toBeLessThan(
      lines.indexOf('/:lang/x/* /x/:splat 302'),
    );
  });

  it("match any two letters except the build's languages if redirects run before rewrites", () => {
    expect(vercel(english)).toEqual({
      source: '/:lang([a-z][a-z])/x/:splat*',
      destination: '/x/:splat*',
      statusCode: 302,
    });
    expect(vercel(bilingual).source).toBe('/:lang((?!zh)[a-z][a-z])/x/:splat*');
    expect(renderNginxRedirects(english)).toContain(
      'location ~ ^/(?<lang>[a-z][a-z])/x/(?<splat>[\\w./-]*)$ { return 302 "/x/$splat$is_args$args"; }\n',
    );
    expect(renderNginxRedirects(bilingual)).toContain('location ~ ^/(?<lang>(?!zh)[a-z][a-z])/x/');
  });
});

it('writes the headers of a path below it', () => {
  expect(
    renderHeaders([
      { path: '/*', headers: { A: '1', B: '2' } },
      { path: '/x/*', headers: { C: '3' } },
    ]),
  ).toBe('/*\n  A: 1\n  B: 2\n\n/x/*\n  C: 3\n');
});

it('names the headers of all paths that a path replaces, for hosts that would send both', () => {
  const written = renderHeaders([
    { path: '/*', headers: { A: '1', B: '2' } },
    { path: '/x/*', headers: { A: '3', C: '4' } },
  ]);
  expect(written).toBe('/*\n  A: 1\n  B: 2\n\n/x/*\n  ! A\n  A: 3\n  C: 4\n');
});

it('parses the headers that it wrote', () => {
  const rules = createHeaderRules({
    policies: { page: "default-src 'self'; img-src https:", live: 'sandbox', worker: 'a b' },
  });
  expect(parseHeaders(renderHeaders(rules))).toEqual(rules);
});

it('writes the same rules for Vercel', () => {
  const config = JSON.parse(
    renderVercel(
      createRedirects(),
      createHeaderRules({ policies: { page: 'default-src x', live: '', worker: '' } }),
    ),
  );
  expect(config.redirects[0]).toEqual({
    source: '/',
    destination: '/x/introduction/',
    statusCode: 301,
  });
  expect(config.rewrites).toContainEqual({ source: '/x/:splat*', destination: '/:splat*' });
  expect(config.headers[0].source).toBe('/(.*)');
  expect(config.headers[0].headers).toContainEqual({
    key: 'Content-Security-Policy',
    value: 'default-src x',
  });
});

it('writes headers for nginx, with the global ones in each location', () => {
  expect(
    renderNginx([
      { path: '/*', headers: { A: "'self'" } },
      { path: '/x/assets/*', headers: { C: '3' } },
    ]),
  ).toBe(
    `location / {\n  add_header A "'self'" always;\n  add_header Vary "Accept" always;\n}\n\nlocation /x/assets/ {\n  add_header A "'self'" always;\n  add_header C "3" always;\n}\n`,
  );
});

it('writes a path with an inner star as a regular expression for nginx, and content types as types', () => {
  expect(
    renderNginx([
      { path: '/x/*.md', headers: { 'Content-Type': 'text/markdown' } },
      { path: '/x/sw.js', headers: { C: '3' } },
    ]),
  ).toBe(
    `location ~ ^/x/.*\\.md$ {\n  types { }\n  default_type "text/markdown";\n  add_header Vary "Accept" always;\n}\n\nlocation = /x/sw.js {\n  add_header C "3" always;\n}\n`,
  );
});

it('writes redirects for nginx: query before hash, languages as a regular expression', () => {
  expect(
    renderNginxRedirects([
      { from: '/a/', to: '/b/#c', status: 302 },
      { from: '/:lang/x/a/', to: '/:lang/x/b/', status: 301 },
      { from: '/x/*', to: '/:splat', status: 200 },
    ]),
  ).toBe(
    'location = /a/ { return 302 "/b/$is_args$args#c"; }\n' +
      'location ~ ^/(?<lang>[a-z][a-z])/x/a/$ { return 301 "/$lang/x/b/$is_args$args"; }\n',
  );
});

it('lets crawlers read everything, and names the sitemap', () => {
  expect(renderRobots('https://docs.example.com/x/')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/x/sitemap.xml\n',
  );
});
