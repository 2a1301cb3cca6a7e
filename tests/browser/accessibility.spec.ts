import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { PAGE_KINDS } from './support/pages';

const SCREENS = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const direction of ['ltr', 'rtl'] as const) {
        test(`${kind}: no violation (${screen}, ${colorScheme}, ${direction})`, async ({
          browser,
        }) => {
          const context = await browser.newContext({
            viewport,
            colorScheme,
            reducedMotion: 'reduce',
          });
          const page = await context.newPage();
          await page.addInitScript(
            (value) => localStorage.setItem('mui-direction', value),
            direction,
          );
          await page.goto(path, { waitUntil: 'networkidle' });
          const { violations } = await new AxeBuilder({ page }).analyze();
          const found = violations.flatMap(({ id, nodes }) =>
            nodes.map((node) => `${id}: ${node.target.join(' ')}`),
          );
          expect(found).toEqual([]);
          await context.close();
        });
      }
    }
  }
}
