import { expect, test, type Locator, type Page } from '@playwright/test';
import { BARS, chooseInMenu, openCode, openDemo } from './demoPage';
import { axeOf } from './support/axe';

/** What readers can open on a demo, one after the other. */
const STATES: readonly (readonly [string, (card: Locator, page: Page) => Promise<void>])[] = [
  ['as it arrives', async () => undefined],
  ['with its full source', openCode],
  ['with its display bar', (card) => chooseInMenu(card, 'More actions', 'Display options')],
  [
    'with its menu',
    async (card) => {
      await card.getByRole('button', { name: 'More actions' }).click();
      await card.getByRole('menu').waitFor();
    },
  ],
  [
    'with the editor',
    async (card, page) => {
      await page.keyboard.press('Escape');
      await openCode(card);
      await card.getByRole('button', { name: 'Edit code' }).click();
      await card.locator('.cm-editor').waitFor();
    },
  ],
];

for (const display of ['light', 'dark', 'rtl'] as const) {
  test(`a demo is accessible in every state in ${display}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((shown) => {
      localStorage.setItem('mui-mode', shown === 'dark' ? 'dark' : 'light');
      localStorage.setItem('mui-direction', shown === 'rtl' ? 'rtl' : 'ltr');
    }, display);
    await page.goto(BARS);
    const card = await openDemo(page, 'BarsDataset');
    for (const [state, reach] of STATES) {
      await reach(card, page);
      const { violations } = await axeOf(page).include('[data-demo="BarsDataset"]').analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
      expect.soft(found, state).toEqual([]);
    }
  });
}
