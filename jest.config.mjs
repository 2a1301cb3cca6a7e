/**
 * Unit tests of logic and components, in UTC. Playwright runs browser tests (playwright.config.ts).
 */
process.env.TZ = 'UTC';

const swcTransform = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
];

/** Packages that only contain ES modules, which Jest can't load. The second line parses MDX. */
const esModules = [
  ...['@docusaurus', '@jitl', '@mui', 'js-cookie', 'clsx', 'ts-blank-space', 'flatqueue'],
  ...[
    '@mdx-js',
    '@slorber/remark-comment',
    '(remark|mdast|micromark|unist|hast|rehype|recma|estree)-[^/]+',
  ],
  ...[
    'micromark',
    'unified',
    'vfile[^/]*',
    'bail',
    'trough',
    'devlop',
    'is-plain-obj',
    'zwitch',
    'ccount',
  ],
  ...[
    'longest-streak',
    'markdown-table',
    'trim-lines',
    'decode-named-character-reference',
    'escape-string-regexp',
  ],
  ...[
    'character-[^/]+',
    'parse-entities',
    'stringify-entities',
    'is-(alphabetical|alphanumerical|decimal|hexadecimal)',
  ],
  ...[
    'property-information',
    '(space|comma)-separated-tokens',
    'collapse-white-space',
    'html-void-elements',
  ],
  // These parse English.
  ...['nlcst-[^/]+', 'parse-(english|latin)', 'array-iterate'],
  ...['fault', 'web-namespaces', 'markdown-extensions', 'node-emoji', 'emoticon', 'skin-tone'],
];

/**
 * `npm test` excludes tests that need the packages of older majors; `npm run test:full` runs them.
 */
const full = process.env.TEST_TIER === 'quick' ? ['\\.full\\.test\\.tsx?$'] : [];

const shared = {
  setupFilesAfterEnv: ['<rootDir>/src/base/testing/setup.ts'],
  testPathIgnorePatterns: ['/node_modules/', ...full],
  roots: ['<rootDir>/src', '<rootDir>/templates', '<rootDir>/scripts'],
  transform: { '\\.[cm]?[jt]sx?$': swcTransform },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/src/base/testing/emptyModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@theme/(.*)$': '<rootDir>/src/base/testing/theme/$1',
    '^@jitl/quickjs-wasmfile-release-sync/wasm$': '<rootDir>/src/base/testing/quickjsWasm.ts',
    '^@generated/docs-theme-sandbox/default/guest\\.json$':
      '<rootDir>/src/base/testing/themeGuest.ts',
    // Messages are the real ones, see src/base/testing/setup.ts.
    '^@generated/(?!docs-(?:translations|theme-sandbox)/)(.*)$':
      '<rootDir>/src/base/testing/generated.ts',
    '^@docusaurus/(BrowserOnly|Head|Link|useBaseUrl|useDocusaurusContext|useIsBrowser|useGlobalData|Translate|router|ExecutionEnvironment|useRouteContext|useBrokenLinks|useIsomorphicLayoutEffect|isInternalUrl|ErrorBoundary|Interpolate|constants|renderRoutes)$':
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1.js',
  },
};

/**
 * Logic runs in Node.js and components in jsdom, which takes half a second to start for each file.
 * A test of logic that needs a document starts with `@jest-environment jsdom`.
 */
export default {
  projects: [
    { ...shared, displayName: 'logic', testEnvironment: 'node', testMatch: ['**/*.test.ts'] },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['**/*.test.tsx'],
    },
  ],
};
