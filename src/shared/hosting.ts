import publishedRedirects from '../data/redirects.json';
import type { ContentProblem } from './contentProblem';
import { DEFAULT_LANGUAGE } from './localePath';
import { FAMILY, PRODUCTS } from './products';

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

const ENGLISH_ALONE: readonly string[] = [DEFAULT_LANGUAGE];

/** What addresses of each language begin with, before `/x/`: nothing for English, else such as `/zh`. */
function languagePrefixes(locales: readonly string[]): string[] {
  return locales.map((locale) => (locale === DEFAULT_LANGUAGE ? '' : `/${locale}`));
}

/**
 * The published permalinks and moves of pages, as far as they are true for a build: one of an older
 * major has pages where the current one redirects, and lacks some that the current one leads to.
 *
 * @param pages Paths of the build's pages with a final slash; without it every rule.
 */
function publishedMoves(pages?: ReadonlySet<string>): Redirect[] {
  const isPage = (to: string) => !to.startsWith('/x/') || pages?.has(to.replace(/[?#].*$/, ''));
  return (publishedRedirects as Redirect[]).filter(
    ({ from, to }) => pages === undefined || (!pages.has(from) && isPage(to)),
  );
}

/**
 * Redirects in the order of precedence: the root, the published permalinks and moves of pages (in
 * each language of the build), the mount points of the build, and last the languages that it lacks,
 * whose pages are read in English.
 *
 * @param pages See `publishedMoves`.
 * @param locales Languages of the build. Default: English alone.
 */
export function createRedirects(
  pages?: ReadonlySet<string>,
  locales: readonly string[] = ENGLISH_ALONE,
): Redirect[] {
  const prefixes = languagePrefixes(locales);
  const hasLanding = pages?.has('/x/') ?? true;
  const start = [FAMILY, ...PRODUCTS].find(({ path }) => pages?.has(path))?.path ?? FAMILY.path;
  const moves = publishedMoves(pages).flatMap((rule) =>
    rule.from.startsWith('/x/') && rule.to.startsWith('/x/')
      ? prefixes.map((prefix) => ({ ...rule, from: prefix + rule.from, to: prefix + rule.to }))
      : [rule],
  );
  return [
    { from: '/', to: start, status: 301 },
    ...(hasLanding ? [] : [{ from: '/x/', to: start, status: 302 as const }]),
    // Where language models look first; the file itself belongs to the site below.
    { from: '/llms.txt', to: '/x/llms.txt', status: 301 },
    // Crawlers follow it; a host that serves the folder as its root has the file at once.
    { from: '/robots.txt', to: '/x/robots.txt', status: 301 },
    ...moves,
    ...prefixes.map((prefix) => ({
      from: `${prefix}/x/*`,
      to: `${prefix}/:splat`,
      status: 200 as const,
    })),
    // Browsers keep a 301 for good, and the next build may have the language.
    { from: '/:lang/x/*', to: '/x/:splat', status: 302 },
  ];
}

/**
 * Headers of every response, then of the files whose name changes with their content.
 *
 * @param contentSecurityPolicy see `createContentSecurityPolicy`; none without it
 * @param locales Languages of the build. Default: English alone.
 */
export function createHeaderRules(
  contentSecurityPolicy?: string,
  locales: readonly string[] = ENGLISH_ALONE,
): HeaderRule[] {
  const inEachLanguage = (path: string, headers: HeaderRule['headers']) =>
    languagePrefixes(locales).map((prefix) => ({ path: prefix + path, headers }));
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
    ...inEachLanguage('/x/assets/*', immutable),
    ...inEachLanguage('/x/fonts/*', immutable),
    ...inEachLanguage('/x/search/*', immutable),
    // A browser asks for it now and then to see whether it has changed: never an old one.
    ...inEachLanguage('/x/sw.js', { 'Cache-Control': 'no-cache' }),
    ...inEachLanguage('/x/*.md', { 'Content-Type': 'text/markdown; charset=utf-8' }),
    ...inEachLanguage('/x/*.txt', { 'Content-Type': 'text/plain; charset=utf-8' }),
    // The version menu of sites with other majors reads it.
    ...inEachLanguage('/x/page-map.json', { 'Access-Control-Allow-Origin': '*' }),
    ...inEachLanguage('/x/img/*', { 'Cache-Control': `public, max-age=${DAY_SECONDS}` }),
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

/** A path that a pattern matches, to try what happens to it. */
function sampleOf(pattern: string): string {
  return pattern.replace(':lang', 'fr').replace(/\*|:splat/, 'sample');
}

/** The rules that a reader is sent through, one after the other, from the first of them on. */
function followRedirects(rules: readonly Redirect[], first: Redirect): Redirect[] {
  const way = [first];
  for (;;) {
    const [pathname] = sampleOf((way.at(-1) as Redirect).to).split(/[?#]/);
    const next = rules.find(({ from }) => compilePath(from).test(pathname));
    if (next === undefined || next.status === 200) {
      return way;
    }
    way.push(next);
    if (way.indexOf(next) < way.length - 1) {
      return way;
    }
  }
}

/**
 * What is wrong with redirects: two for the same address, one that leads to another (each costs the
 * reader a round trip), and those that lead back to where they began.
 */
export function findRedirectProblems(rules: readonly Redirect[]): ContentProblem[] {
  const moves = rules.filter(({ status }) => status !== 200);
  return moves.flatMap((rule, index): ContentProblem[] => {
    if (moves.findIndex(({ from }) => from === rule.from) < index) {
      return [{ found: `two rules for \`${rule.from}\`.`, expected: 'one rule an address.' }];
    }
    const way = followRedirects(rules, rule);
    if (way.length === 1) {
      return [];
    }
    const last = way.at(-1) as Redirect;
    const isLoop = way.indexOf(last) < way.length - 1;
    const steps = way.map(({ from }) => `\`${from}\``).join(' → ');
    return [
      isLoop
        ? { found: `redirects in a circle: ${steps}.`, expected: 'a way that ends at a page.' }
        : {
            found: `redirects in a chain: ${steps} → \`${last.to}\`.`,
            expected: `\`${rule.from}\` leads to \`${last.to}\` at once.`,
          },
    ];
  });
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
