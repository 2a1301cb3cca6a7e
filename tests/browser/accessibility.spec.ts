import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { PAGE_KINDS } from './support/pages';

const SCREENS = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

const DISPLAYS = [
  { colorScheme: 'light', direction: 'ltr' },
  { colorScheme: 'light', direction: 'rtl' },
  { colorScheme: 'dark', direction: 'ltr' },
  { colorScheme: 'dark', direction: 'rtl' },
] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    test(`${kind}: no violation (${screen})`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.goto(path);
      const found: string[] = [];
      for (const { colorScheme, direction } of DISPLAYS) {
        await page.evaluate((value) => localStorage.setItem('mui-direction', value), direction);
        await page.emulateMedia({ colorScheme });
        await page.reload({ waitUntil: 'networkidle' });
        const { violations } = await new AxeBuilder({ page }).analyze();
        found.push(
          ...violations.flatMap(({ id, nodes }) =>
            nodes.map((node) => `${colorScheme}, ${direction}: ${id}: ${node.target.join(' ')}`),
          ),
        );
      }
      expect(found).toEqual([]);
    });
  }
}
