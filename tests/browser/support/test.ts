import { test as base, expect, type Page } from '@playwright/test';

/** Messages of a browser or React that aren't errors of the site, with reasons. */
const EXPECTED_MESSAGES: readonly { readonly text: RegExp; readonly reason: string }[] = [
  {
    text: /MUI X: (Missing|Invalid) license key|MUI X: .*license/i,
    reason: 'Pro and Premium run in evaluation mode: the tests have no license key.',
  },
  {
    text: /Docusaurus browser storage is not available/,
    reason: 'Docusaurus logs it once if the browser refuses storage. The site works without it.',
  },
];

/** Whether a message isn't an error of the site. */
export const isExpectedMessage = (text: string) =>
  EXPECTED_MESSAGES.some((expected) => expected.text.test(text));

/** Collects console errors and warnings, and uncaught exceptions. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    const text = message.text();
    if (isProblem && !isExpectedMessage(text)) {
      problems.push(`${message.type()}: ${text}`);
    }
  });
  return problems;
}

/**
 * A test whose page may report problems. Its routes can still be active when it ends; without this,
 * their handlers would fail after the page has closed, as an error outside of any test.
 */
export const testOfProblems = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

/** A test that fails when its page reports a problem. */
export const test = testOfProblems.extend<{ problems: string[] }>({
  problems: [
    async ({ page }, use) => {
      const problems = collectProblems(page);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
