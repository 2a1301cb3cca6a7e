import publishedRedirects from '../data/redirects.json';

/** How a host serves the build: redirects and response headers, as data for every kind of host. */

export interface Redirect {
  /** Path, `:lang` and a final `*` allowed. */
  readonly from: string;
  /** Path or URL; `:splat` is what the `*` matched. */
  readonly to: string;
  /** 200 rewrites without changing the address. */
  readonly status: 200 | 301 | 302;
}

export interface HeaderRule {
  /** Path below the host's root; a `*` matches anything, at the end or before an extension. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

/** Where the build of each locale lies below the output folder. */
export const LOCALE_MOUNTS: readonly { readonly path: string; readonly folder: string }[] = [
  { path: '/zh/x/', folder: '/zh/' },
  { path: '/x/', folder: '/' },
];

/**
 * Redirects in the order of precedence: the root, the published permalinks and moves of pages (with
 * and without language prefix), then the mount points of the build.
 */
export function createRedirects(): Redirect[] {
  const published = publishedRedirects as Redirect[];
  const moves = published.flatMap((rule) =>
    rule.from.startsWith('/x/') && rule.to.startsWith('/x/')
      ? [rule, { ...rule, from: `/:lang${rule.from}`, to: `/:lang${rule.to}` }]
      : [rule],
  );
  return [
    { from: '/', to: '/x/introduction/', status: 301 },
    // Where language models look first; the file itself belongs to the site below.
    { from: '/llms.txt', to: '/x/llms.txt', status: 301 },
    ...moves,
    ...LOCALE_MOUNTS.map(({ path, folder }) => ({
      from: `${path}*`,
      to: `${folder}:splat`,
      status: 200 as const,
    })),
  ];
}

/**
 * Headers of every response, then of the files whose name changes with their content.
 *
 * @param contentSecurityPolicy see `createContentSecurityPolicy`; none without it
 */
export function createHeaderRules(contentSecurityPolicy?: string): HeaderRule[] {
  const immutable = { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` };
  return [
    {
      path: '/*',
      headers: {
        'Strict-Transport-Security': `max-age=${YEAR_SECONDS}; includeSubDomains; preload`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        ...(contentSecurityPolicy && { 'Content-Security-Policy': contentSecurityPolicy }),
      },
    },
    { path: '/x/assets/*', headers: immutable },
    { path: '/zh/x/assets/*', headers: immutable },
    { path: '/x/fonts/*', headers: immutable },
    { path: '/x/search/*', headers: immutable },
    { path: '/zh/x/search/*', headers: immutable },
    // A browser asks for it now and then to see whether it has changed: never an old one.
    ...['/x/sw.js', '/zh/x/sw.js'].map((path) => ({
      path,
      headers: { 'Cache-Control': 'no-cache' },
    })),
    ...['/x/*.md', '/zh/x/*.md'].map((path) => ({
      path,
      headers: { 'Content-Type': 'text/markdown; charset=utf-8' },
    })),
    ...['/x/*.txt', '/zh/x/*.txt'].map((path) => ({
      path,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    })),
    // The version menu of sites with other majors reads it.
    ...['/x/page-map.json', '/zh/x/page-map.json'].map((path) => ({
      path,
      headers: { 'Access-Control-Allow-Origin': '*' },
    })),
    { path: '/x/img/*', headers: { 'Cache-Control': `public, max-age=${DAY_SECONDS}` } },
  ];
}

/** Turns a `from` path into an expression with the groups `lang` and `splat`. */
export function compilePath(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace('/:lang/', '/(?<lang>[a-z]{2})/')
    .replace(/\*$/, '(?<splat>.*)')
    .replace(/\*(?=\\\.\w+$)/, '.*');
  return new RegExp(`^${source}$`);
}

/** The first rule that matches, with its placeholders filled in. */
export function matchRedirect(rules: readonly Redirect[], pathname: string): Redirect | null {
  for (const rule of rules) {
    const match = compilePath(rule.from).exec(pathname);
    if (match) {
      const to = rule.to
        .replace(':lang', match.groups?.lang ?? '')
        .replace(':splat', match.groups?.splat ?? '');
      return { ...rule, to };
    }
  }
  return null;
}

/** All headers for a path; later rules win. */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): Readonly<Record<string, string>> {
  return Object.assign(
    {},
    ...rules.filter((rule) => compilePath(rule.path).test(pathname)).map((rule) => rule.headers),
  );
}
