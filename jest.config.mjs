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

export default {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: { '\\.[cm]?[jt]sx?$': swcTransform },
  transformIgnorePatterns: ['/node_modules/(?!(@docusaurus|@mui|js-cookie|clsx)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
    '^@site/(.*)$': '<rootDir>/$1',
    '^@theme/(.*)$': '<rootDir>/src/testing/theme/$1',
    '^@docusaurus/(BrowserOnly|Head|Link|useBaseUrl|useDocusaurusContext|useIsBrowser|useGlobalData|Translate|router|ExecutionEnvironment|useRouteContext|useBrokenLinks|isInternalUrl)$':
      '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1.js',
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
