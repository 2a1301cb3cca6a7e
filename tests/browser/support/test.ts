import { test as base, expect, type Page } from '@playwright/test';

/**
 * What a browser or React reports that is nobody's mistake: each with the reason.
 */
const EXPECTED_MESSAGES: readonly { readonly text: RegExp; readonly reason: string }[] = [
  {
    text: /MUI X: (Missing|Invalid) license key|MUI X: .*license/i,
    reason: 'Pro and Premium run in evaluation mode: the tests have no license key.',
  },
  {
    text: /Docusaurus browser storage is not available/,
    reason: 'Docusaurus says so once where storage is refused; the site goes on without.',
  },
];

/** Whether a message is nobody's mistake. */
export const isExpectedMessage = (text: string) =>
  EXPECTED_MESSAGES.some((expected) => expected.text.test(text));

/** Collects errors and warnings of the console, and exceptions nobody caught. */
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
 * A test whose page may report problems. What it routes may be under way when it ends: without this
 * the handlers fail when the page is gone, as an error of the run when no test is running.
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
