import type { Locator, Page } from '@playwright/test';

/** A page with demos of every kind: language and styling variants, several files, previews. */
export const BARS = '/x/react-charts/bars/';

/** The card of a demo, scrolled to and running. */
export async function openDemo(page: Page, name: string): Promise<Locator> {
  const card = page.locator(`[data-demo="${name}"]`);
  await card.scrollIntoViewIfNeeded();
  const stage = card.locator('[data-demo-stage][data-status="ready"]');
  // What is loaded is rendered in slices.
  await stage.locator('[data-demo-root] > * > *, iframe').first().waitFor({ state: 'attached' });
  await card.getByRole('toolbar', { name: 'Demo tools' }).waitFor();
  return card;
}
