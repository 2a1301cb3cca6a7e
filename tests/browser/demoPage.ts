import type { Locator, Page } from '@playwright/test';

/** A page with demos of every kind: language and styling variants, several files, previews. */
export const BARS = '/x/react-charts/bars/';

/** Scrolls to a demo and returns its card once it runs. */
export async function openDemo(page: Page, name: string): Promise<Locator> {
  const card = page.locator(`[data-demo="${name}"]`);
  await card.scrollIntoViewIfNeeded();
  // The content of a demo can have another one.
  await card.locator(`[data-demo-canvas="${name}"][data-status="ready"]`).waitFor();
  await card.getByRole('toolbar', { name: 'Demo tools' }).waitFor();
  return card;
}

/** Opens the whole code of a demo, with its head. */
export async function openCode(card: Locator): Promise<void> {
  const button = card.getByRole('button', { name: /^(?:Expand|Show) code$/ });
  if ((await button.count()) > 0) {
    await button.click();
  }
}

/** Opens a menu in a demo's toolbar and chooses an entry. */
export async function chooseInMenu(
  card: Locator,
  menu: 'Open in' | 'More actions',
  entry: string,
): Promise<void> {
  await card.getByRole('button', { name: menu }).click();
  await card.getByRole('menu').getByText(entry, { exact: true }).click();
}
