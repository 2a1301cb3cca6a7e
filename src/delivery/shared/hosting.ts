import publishedRedirects from '../../../data/redirects.json';
import type { ContentProblem } from '../../base/shared/contentProblem';
import { DEFAULT_LANGUAGE } from '../../base/shared/localePath';
import { LIVE_DEMO_PATH } from '../../demos/shared/liveDemo';
import { FAMILY, PRODUCTS } from '../../content/shared/products';

/** How a host serves the build: redirects and response headers, as data for every kind of host. */

export interface Redirect {
  /** A path, in which `:lang` and a trailing `*` are allowed. */
  readonly from: string;
  /** A path or URL. `:splat` is the text that `*` matched. */
  readonly to: string;
  /** 200 rewrites without changing the URL. */
  readonly status: 200 | 301 | 302;
}

export interface HeaderRule {
  /** The path below the host's root. A `*` at the end or before an extension matches anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

const ENGLISH_ALONE: readonly string[] = [DEFAULT_LANGUAGE];

/** The path prefix of each language before `/x/`: empty for English, otherwise such as `/zh`. */
function languagePrefixes(locales: readonly string[]): string[] {
  return locales.map((locale) => (locale === DEFAULT_LANGUAGE ? '' : `/${locale}`));
}

/**
 * The published permalinks and moves of pages that apply to a build. The build of an older major
 * contains some pages that the current one redirects, and lacks some redirect targets.
 *
 * @param pages The paths of the build's pages with trailing slashes. Without it, all rules are
 * returned.
 */
function publishedMoves(pages?: ReadonlySet<string>): Redirect[] {
  const isPage = (to: string) => !to.startsWith('/x/') || pages?.has(to.replace(/[?#].*$/, ''));
  return (publishedRedirects as Redirect[]).filter(
    ({ from, to }) => pages === undefined || (!pages.has(from) && isPage(to)),
  );
}

/**
 * Redirects in order of precedence: the root, published permalinks and moves of pages (in each
 * language of the build), the mount points of the build, and finally the languages that it lacks,
 * whose pages are shown in English.
 *
 * @param pages See `publishedMoves`.
 * @param locales The languages of the build. Default: only English.
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
    // Language models look here first, but the file is below the base path.
    { from: '/llms.txt', to: '/x/llms.txt', status: 301 },
    // Crawlers follow it. A host that serves the folder as its root has the file itself.
    { from: '/robots.txt', to: '/x/robots.txt', status: 301 },
    ...moves,
    ...prefixes.map((prefix) => ({
      from: `${prefix}/x/*`,
      to: `${prefix}/:splat`,
      status: 200 as const,
    })),
    // Browsers cache a 301 permanently, but the next build may contain the language.
    { from: '/:lang/x/*', to: '/x/:splat', status: 302 },
  ];
}

/**
 * Which hosts browsers only visit over https, for a year after a visit: this one, also those below it,
 * or all of these before the first visit, from a list in browsers that is slow to leave
 * (https://hstspreload.org).
 */
export const HSTS_SCOPES = ['host', 'subdomains', 'preload'] as const;
export type HstsScope = (typeof HSTS_SCOPES)[number];

const HSTS: Readonly<Record<HstsScope, string>> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

export interface HeaderFacts {
  /** See `contentSecurityPolicy.ts`. Without them, no policy is sent. */
  readonly policies?: {
    readonly page: string;
    readonly live: string;
    readonly worker: string;
  };
  /** Default: `host`. */
  readonly hsts?: HstsScope;
}

/**
 * The headers of every response, then those of single folders and files. A later rule replaces the
 * headers of the first one that it repeats.
 *
 * @param locales The languages of the build. Default: only English.
 */
export function createHeaderRules(
  { policies, hsts = 'host' }: HeaderFacts = {},
  locales: readonly string[] = ENGLISH_ALONE,
): HeaderRule[] {
  const inEachLanguage = (path: string, headers: HeaderRule['headers']) =>
    languagePrefixes(locales).map((prefix) => ({ path: prefix + path, headers }));
  const policy = (name: 'page' | 'live' | 'worker') =>
    policies && { 'Content-Security-Policy': policies[name] };
  const immutable = { 'Cache-Control': `public, max-age=${YEAR_SECONDS}, immutable` };
  // The opaque origin of the frame with edited demos counts as another site; and social networks show
  // the pictures.
  const forAll = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return [
    {
      path: '/*',
      headers: {
        'Strict-Transport-Security': `max-age=${YEAR_SECONDS}${HSTS[hsts]}`,
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'SAMEORIGIN',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        ...policy('page'),
      },
    },
    ...(policies ? inEachLanguage(`/x/${LIVE_DEMO_PATH}*`, { ...policy('live') }) : []),
    ...inEachLanguage('/x/assets/*', { ...immutable, ...forAll }),
    // Browsers only load fonts of another origin with this header.
    ...inEachLanguage('/x/fonts/*', {
      ...immutable,
      ...forAll,
      'Access-Control-Allow-Origin': '*',
    }),
    ...inEachLanguage('/x/search/*', immutable),
    // Browsers check it for updates, so it must never be outdated.
    ...inEachLanguage('/x/sw.js', { 'Cache-Control': 'no-cache', ...policy('worker') }),
    ...inEachLanguage('/x/*.md', { 'Content-Type': 'text/markdown; charset=utf-8' }),
    ...inEachLanguage('/x/*.txt', { 'Content-Type': 'text/plain; charset=utf-8' }),
    // The version menu of sites with other majors fetches it.
    ...inEachLanguage('/x/page-map.json', { 'Access-Control-Allow-Origin': '*', ...forAll }),
    ...inEachLanguage('/x/img/*', {
      'Cache-Control': `public, max-age=${DAY_SECONDS}`,
      ...forAll,
    }),
  ];
}

/** Converts a `from` path to a regular expression with the groups `lang` and `splat`. */
function compilePath(pattern: string): RegExp {
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace('/:lang/', '/(?<lang>[a-z]{2})/')
    .replace(/\*$/, '(?<splat>.*)')
    .replace(/\*(?=\\\.\w+$)/, '.*');
  return new RegExp(`^${source}$`);
}

/** The first rule that matches, with its placeholders replaced. */
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

/** A path that a pattern matches, for tests. */
function sampleOf(pattern: string): string {
  return pattern.replace(':lang', 'fr').replace(/\*|:splat/, 'sample');
}

/** The rules that a reader is redirected through, starting with the first. */
function followRedirects(rules: readonly Redirect[], first: Redirect): Redirect[] {
  const way = [first];
  for (;;) {
    const pathname = sampleOf((way.at(-1) as Redirect).to).replace(/[?#].*$/s, '');
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
 * Finds problems with redirects: two for the same path, one that leads to another (each costs a
 * round trip), and loops.
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
