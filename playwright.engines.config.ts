import { defineConfig } from '@playwright/test';

/**
 * The walk through the production build in Firefox and WebKit: `npm run test:engines`. Playwright runs the
 * tests; the browsers are the system's, driven by `tests/engines/support`, because Playwright knows only
 * its own builds of these engines.
 */
export default defineConfig({
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine can fail a test once. A test that fails twice has found a defect.
  retries: 1,
  // Without a graphics card, WebKit takes seconds to draw what other engines draw immediately.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  projects: [{ name: 'Firefox' }, { name: 'WebKit' }],
});
