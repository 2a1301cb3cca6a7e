/** Unit tests: logic and components, in jsdom, in UTC. Browser journeys are Playwright's (playwright.config.ts). */
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

/** Packages that ship ES modules only, which Jest cannot load as they are. The second line parses MDX. */
const esModules = [
  ...['@docusaurus', '@mui', 'js-cookie', 'clsx', 'ts-blank-space', 'flatqueue'],
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
  ...['fault', 'web-namespaces', 'markdown-extensions', 'node-emoji', 'emoticon', 'skin-tone'],
];

export default {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: { '\\.[cm]?[jt]sx?$': swcTransform },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@theme/(.*)$': '<rootDir>/src/testing/theme/$1',
    // Texts are real ones, see src/testing/setup.ts.
    '^@generated/(?!docs-translations/)(.*)$': '<rootDir>/src/testing/generated.ts',
    '^@docusaurus/(BrowserOnly|Head|Link|useBaseUrl|useDocusaurusContext|useIsBrowser|useGlobalData|Translate|router|ExecutionEnvironment|useRouteContext|useBrokenLinks|useIsomorphicLayoutEffect|isInternalUrl|ErrorBoundary|Interpolate|constants|renderRoutes)$':
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1.js',
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
