import { defineConfig } from '@playwright/test';

/**
 * Browser tests of the production build, in the Chromium that `npm test` found (`CHROME_PATH`) or,
 * if installed, its headless shell (`HEADLESS_SHELL_PATH`), which takes half the time.
 */

/** With another port, two checkouts can be tested in parallel. */
const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3011);

/**
 * Without background networking, Chromium only sends requests of the page under test. The headless
 * shell, unlike Chromium, gives sandboxed frames a process of their own only with
 * `--site-per-process`: without it, an endless loop in an edited demo would freeze the page.
 */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--site-per-process',
];

export default defineConfig({
  testDir: 'tests/browser',
  testIgnore: [
    // Testing all demos in all displays takes longer than everything else: `npm run test:demos`
    // sets the variable.
    ...(process.env.DEMO_DISPLAYS ? [] : ['**/demos-all.spec.ts']),
    // `npm test` excludes what can only break a single page, and what needs older majors.
    ...(process.env.TEST_TIER === 'quick' ? ['**/full/**'] : []),
  ],
  outputDir: 'test-results/browser',
  // Screenshots are only compared with others of the same run, so none is stored.
  snapshotPathTemplate: 'test-results/pictures/{testFilePath}/{testName}/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test can fail once on a busy machine. A test that fails twice has found a bug.
  retries: 1,
  timeout: 60_000,
  // With twice the load, a machine takes several seconds for what is otherwise immediate.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    // Only for the retry, because recording every test takes a third of the time.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH || process.env.CHROME_PATH,
      args: BROWSER_ARGS,
    },
  },
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/x/introduction/`,
    reuseExistingServer: !process.env.CI,
  },
});
