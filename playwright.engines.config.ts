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
  // A moment in which the machine is busy is no mistake of the site: what fails twice is one.
  retries: 1,
  // Without a graphics card, WebKit takes seconds for what others draw at once.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/engines.json' }]],
  projects: [{ name: 'Firefox' }, { name: 'WebKit' }],
});
