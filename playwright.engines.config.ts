import { defineConfig } from '@playwright/test';

/**
 * Tests of the production build in Firefox and WebKit: `npm run test:engines`. Playwright runs the
 * tests; `tests/engines/support` drives the system's browsers, because Playwright only supports its
 * own builds of these engines.
 */
export default defineConfig({
  testDir: 'tests/engines',
  outputDir: 'test-results/engines',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test can fail once on a busy machine. A test that fails twice has found a bug.
  retries: 1,
  // Without a graphics card, WebKit takes seconds to draw what other engines draw immediately.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  projects: [{ name: 'Firefox' }, { name: 'WebKit' }],
});
