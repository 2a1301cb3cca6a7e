import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import {
  createContentSecurityPolicy,
  createLivePolicy,
  createWorkerPolicy,
  toMetaPolicy,
  type PolicyFacts,
} from './contentSecurityPolicy';

function directives(facts: Partial<PolicyFacts> = {}): Record<string, string[]> {
  return parse(createContentSecurityPolicy({ services: {}, scriptHashes: [], ...facts }));
}

function parse(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

it('allows only the site and its sandboxes by default', () => {
  const hosts = Object.entries(directives()).flatMap(([name, sources]) =>
    sources.filter((source) => source.includes('//')).map((source) => `${name} ${source}`),
  );
  expect(hosts).toEqual([
    'form-action https://stackblitz.com',
    'form-action https://codesandbox.io',
  ]);
});

it('allows only the inline scripts of the build', () => {
  expect(directives({ scriptHashes: ['sha256-a', 'sha256-b'] })['script-src']).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    "'sha256-a'",
    "'sha256-b'",
  ]);
});

it('forbids plug-ins, other base URLs, and frames on other sites', () => {
  expect(directives()).toMatchObject({
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
});

const EVERYTHING_ON: Partial<PolicyFacts> = {
  services: {
    analytics: { id: 'G-A1', consent: 'opt-in' },
    ads: {
      onPages: true,
      network: { id: 'A', placement: 'p' },
      feedId: 'F',
      displayRatio: 1,
    },
    feedback: { url: 'https://feedback.example.com/docs?a=1' },
  },
  chatUrl: 'https://chat.example.com/base',
  docSearchAppId: 'APP1D',
};

it('allows enabled services in the directives that they need', () => {
  const withAll = directives(EVERYTHING_ON);
  expect(withAll['script-src']).toEqual([
    "'self'",
    "'wasm-unsafe-eval'",
    'https://www.googletagmanager.com/gtag/',
    'https://cdn.carbonads.com',
    'https://srv.carbonads.net',
  ]);
  expect(withAll['connect-src']).toEqual(
    expect.arrayContaining([
      'https://srv.buysellads.com',
      'https://chat.example.com',
      'https://feedback.example.com',
      'https://APP1D-dsn.algolia.net',
    ]),
  );
  expect(withAll['img-src']).toContain('https:');
});

it("adds nothing for feedback on the site's own host", () => {
  expect(directives({ services: { feedback: { url: '/f' } } })['connect-src']).toEqual(["'self'"]);
});

it('lets only the frame with edited demos evaluate text', () => {
  const worker = createWorkerPolicy({ services: {} });
  for (const policy of [...[{}, EVERYTHING_ON].map(directives), parse(worker)]) {
    expect(Object.values(policy).flat().join(' ')).not.toMatch(/'unsafe-eval'|unsafe-hashes/);
    expect(policy['script-src']).not.toContain("'unsafe-inline'");
  }
  expect(parse(createLivePolicy([]))['script-src']).toEqual(["'self'", "'unsafe-eval'"]);
});

it('keeps that frame sandboxed and without requests', () => {
  const live = parse(createLivePolicy(['sha256-a']));
  expect(live.sandbox).not.toContain('allow-same-origin');
  expect(live.sandbox?.filter((flag) => /popups|top-navigation|modals/.test(flag))).toEqual([]);
  expect(live).toMatchObject({
    'default-src': ["'none'"],
    'connect-src': ["'none'"],
    'frame-src': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'"],
  });
  const hosts = Object.values(live)
    .flat()
    .filter((source) => /[*:]\/\/|^\*|https?:/.test(source));
  expect(hosts).toEqual([]);
});

it('requires trusted types, except with scripts of other hosts and in the worker', () => {
  expect(directives()).toMatchObject({
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
  expect(directives(EVERYTHING_ON)).not.toHaveProperty('require-trusted-types-for');
  expect(parse(createWorkerPolicy({ services: {} }))).not.toHaveProperty('trusted-types');
});

it('omits what a meta element must not contain', () => {
  const page = createContentSecurityPolicy({ services: {}, scriptHashes: [] });
  const { 'frame-ancestors': _ancestors, ...others } = parse(page);
  expect(parse(toMetaPolicy(page))).toEqual(others);
  const { 'frame-ancestors': _live, sandbox: _sandbox, ...rest } = parse(createLivePolicy([]));
  expect(parse(toMetaPolicy(createLivePolicy([])))).toEqual(rest);
});

describe("Google's CSP Evaluator", () => {
  /** Definite bypasses of the policy, and syntax errors. */
  const weaknesses = (policy: string) =>
    new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.SYNTAX)
      .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);

  const HASH = 'sha256-BfzdwXgncInGAu8fKcOUTqE8YDxjiV0S1yJ/gwZhE/w=';
  const policyOf = (facts: Partial<PolicyFacts>) =>
    createContentSecurityPolicy({ services: {}, scriptHashes: [HASH], ...facts });

  it.each([
    ['the site alone', {}],
    ['every service', EVERYTHING_ON],
  ])('finds no bypass of the policy with %s', (_name, facts) => {
    expect(weaknesses(policyOf(facts))).toEqual([]);
  });

  it('finds a bypass if there is one', () => {
    const open = policyOf({}).replace("script-src 'self'", 'script-src https://www.google.com');
    expect(weaknesses(open)).toEqual([expect.stringMatching(/^script-src .*JSONP/)]);
  });
});

it.each(['https://a;b', "https://a 'unsafe-inline'", 'https://a,b', 'https://a\nb', ''])(
  'contains no source that adds to it: %j',
  (host) => {
    expect(() =>
      createContentSecurityPolicy({ services: {}, scriptHashes: [], versionHosts: [host] }),
    ).toThrow("The Content-Security-Policy can't contain the source");
  },
);
