import type { SiteServices } from '../../base/shared/services';
import { LIVE_SANDBOX } from '../../demos/shared/liveDemo';
import { TRUSTED_TYPES_POLICY } from '../../base/shared/trustedTypes';

/** Sources by directive of a Content-Security-Policy. */
type Directives = Readonly<Record<string, readonly string[]>>;

export interface PolicyFacts {
  readonly services: SiteServices;
  /** The hashes of the inline scripts of all pages, as `sha256-…`. */
  readonly scriptHashes: readonly string[];
  /** The base URL of the chat in which demos can be opened. */
  readonly chatUrl?: string;
  /** The origins of the sites with other majors, whose lists of pages the version menu fetches. */
  readonly versionHosts?: readonly string[];
  /** The application id of a hosted search index. */
  readonly docSearchAppId?: string;
}

const SELF = "'self'";
const NONE = "'none'";

const BASE: Directives = {
  'default-src': [SELF],
  // A reader's theme runs in an engine in WebAssembly, from which it reaches nothing. The keyword
  // allows no JavaScript from text.
  'script-src': [SELF, "'wasm-unsafe-eval'"],
  // Emotion inserts style elements at runtime, and components set style attributes.
  'style-src': [SELF, "'unsafe-inline'"],
  'img-src': [SELF, 'data:', 'blob:'],
  'font-src': [SELF, 'data:'],
  'connect-src': [SELF],
  // Edited demos, and downloads and print views of demos.
  'frame-src': [SELF, 'blob:'],
  'worker-src': [SELF, 'blob:'],
  // "Edit in …" posts the project of a demo as a form.
  'form-action': [SELF, 'https://stackblitz.com', 'https://codesandbox.io'],
  'base-uri': [SELF],
  'object-src': ["'none'"],
  'frame-ancestors': [SELF],
};

/**
 * Markup and script addresses that code writes into the page pass the rules in `trustedTypes.ts`. The
 * scripts of other hosts write markup that no rule could describe, so pages with such a service go
 * without.
 */
const TRUSTED_TYPES: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [TRUSTED_TYPES_POLICY],
};

/**
 * What edited demos need, in their sandboxed frame. The frame runs the reader's code with `new
 * Function` and loads the site's own scripts. It sends no requests of its own.
 */
const LIVE: Directives = {
  'default-src': [NONE],
  'script-src': [SELF, "'unsafe-eval'"],
  'style-src': [SELF, "'unsafe-inline'"],
  'img-src': [SELF, 'data:', 'blob:'],
  'font-src': [SELF, 'data:'],
  'manifest-src': [SELF],
  'connect-src': [NONE],
  'frame-src': [NONE],
  'form-action': [NONE],
  'base-uri': [NONE],
  'object-src': [NONE],
  'frame-ancestors': [SELF],
  // For a reader who opens its address, where no frame sandboxes it.
  sandbox: LIVE_SANDBOX,
};

/** Browsers ignore these in a `<meta>` element, and say so in the console. */
const HEADER_ONLY = ['frame-ancestors', 'sandbox'];

/**
 * What Google Analytics needs according to its documentation, except for scripts: other paths of that host
 * return JSONP, which injected markup could use to run code, so the policy allows only the library's folder.
 */
const ANALYTICS: Directives = {
  'script-src': ['https://www.googletagmanager.com/gtag/'],
  'img-src': ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  'connect-src': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** The network loads images and counts views on hosts of its advertisers. */
const AD_NETWORK: Directives = {
  'script-src': ['https://cdn.carbonads.com', 'https://srv.carbonads.net'],
  'connect-src': ['https://srv.carbonads.net'],
  'img-src': ['https:'],
};

const AD_FEED: Directives = {
  'connect-src': ['https://srv.buysellads.com'],
  'img-src': ['https:'],
};

/** The policy of every page: what the site itself and the enabled services need. */
export function createContentSecurityPolicy(facts: PolicyFacts): string {
  const { ads, analytics } = facts.services;
  const hasForeignScripts = Boolean(analytics || ads?.network || facts.docSearchAppId);
  return renderPolicy([...siteDirectives(facts), hasForeignScripts ? {} : TRUSTED_TYPES]);
}

/** The policy of the service worker, which loads its own parts and has no markup. */
export function createWorkerPolicy(facts: Omit<PolicyFacts, 'scriptHashes'>): string {
  return renderPolicy(siteDirectives({ ...facts, scriptHashes: [] }));
}

/** The policy of the page that runs edited demos. */
export function createLivePolicy(scriptHashes: readonly string[]): string {
  return renderPolicy([LIVE, { 'script-src': scriptHashes.map((hash) => `'${hash}'`) }]);
}

/** A policy for a `<meta>` element, for hosts that send no headers. */
export function toMetaPolicy(policy: string): string {
  return policy
    .split('; ')
    .filter((directive) => !HEADER_ONLY.includes(directive.split(' ', 1)[0] ?? ''))
    .join('; ');
}

function siteDirectives(facts: PolicyFacts): Directives[] {
  const { services, scriptHashes, chatUrl, docSearchAppId, versionHosts = [] } = facts;
  const feedbackUrl = services.feedback?.url;
  return [
    BASE,
    { 'script-src': scriptHashes.map((hash) => `'${hash}'`) },
    services.analytics ? ANALYTICS : {},
    services.ads?.network ? AD_NETWORK : {},
    services.ads?.feedId ? AD_FEED : {},
    { 'connect-src': versionHosts },
    connectTo(chatUrl),
    connectTo(feedbackUrl?.startsWith('/') ? undefined : feedbackUrl),
    docSearchAppId
      ? { 'connect-src': [`https://${docSearchAppId}-dsn.algolia.net`, 'https://*.algolianet.com'] }
      : {},
  ];
}

function connectTo(url: string | undefined): Directives {
  return url ? { 'connect-src': [new URL(url).origin] } : {};
}

/** A source with one of these would begin another directive or policy. */
const SEPARATORS = /[;,\s]/;

/**
 * Joins the sources of each directive without duplicates.
 *
 * @throws Error for a source that would add to the policy
 */
function renderPolicy(parts: readonly Directives[]): string {
  return [...new Set(parts.flatMap((part) => Object.keys(part)))]
    .map((name) => {
      const sources = new Set(parts.flatMap((part) => part[name] ?? []));
      const wrong = [...sources].find((source) => source === '' || SEPARATORS.test(source));
      if (wrong !== undefined) {
        throw new Error(
          `The Content-Security-Policy can't contain the source ${JSON.stringify(wrong)}: expected an address or a keyword without blanks, commas, and semicolons.`,
        );
      }
      return [name, ...sources].join(' ');
    })
    .join('; ');
}
