import { defineConfig } from '@playwright/test';

/**
 * Journeys on the production build, in the Chromium that `npm test` found (`CHROME_PATH`), or, if
 * there is one, in its headless shell (`HEADLESS_SHELL_PATH`), which takes half the time.
 */

/** Another port lets two checkouts be tested side by side. */
const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3011);

/** Without background networking Chromium talks to nothing but the page under test. */
const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/browser',
  testIgnore: [
    // All demos in all displays take longer than everything else: `npm run test:demos` sets the variable.
    ...(process.env.DEMO_DISPLAYS ? [] : ['**/demos-all.spec.ts']),
    // `npm test` leaves out what can break on one page alone, and what needs older majors.
    ...(process.env.TEST_TIER === 'quick' ? ['**/full/**'] : []),
  ],
  outputDir: 'test-results/browser',
  // Pictures are compared with others of the same run: none is kept.
  snapshotPathTemplate: 'test-results/pictures/{testFilePath}/{testName}/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can fail a test once. A test that fails twice has found a defect.
  retries: 1,
  timeout: 60_000,
  // What a quiet machine shows at once takes one with twice the load several seconds.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    // Of the second try alone: recording every test costs a third of the time.
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
