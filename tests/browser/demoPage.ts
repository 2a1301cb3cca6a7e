import type { Locator, Page } from '@playwright/test';

/** A page with demos of every kind: language and styling variants, several files, previews. */
export const BARS = '/x/react-charts/bars/';

/** The card of a demo, scrolled to and running. */
export async function openDemo(page: Page, name: string): Promise<Locator> {
  const card = page.locator(`[data-demo="${name}"]`);
  await card.scrollIntoViewIfNeeded();
  await card.locator('[data-demo-stage][data-status="ready"]').waitFor();
  await card.getByRole('toolbar').waitFor();
  return card;
}

/** Everything that a page complains about, as it happens. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(message.text());
    }
  });
  return problems;
}
