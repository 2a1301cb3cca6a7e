import { withoutExemptions } from './demoAxe';
import { axeOf, layOutAll } from './support/axe';
import { PAGE_KINDS } from './support/pages';
import { sample } from './support/sample';
import { expect, testOfProblems as test } from './support/test';

/**
 * Every screen in both color modes, starting with the mode that `npm test` checks. Each screen has
 * one direction.
 */
const SCREENS = {
  wide: { viewport: { width: 1440, height: 900 }, direction: 'ltr', modes: ['light', 'dark'] },
  phone: { viewport: { width: 390, height: 844 }, direction: 'rtl', modes: ['dark', 'light'] },
} as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [kind, path] of Object.entries(PAGE_KINDS)) {
  for (const [screen, { viewport, direction, modes }] of Object.entries(SCREENS)) {
    test(`${kind}: no violation (${screen}, ${direction})`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.addInitScript((value) => localStorage.setItem('mui-direction', value), direction);
      const found: string[] = [];
      for (const colorScheme of sample(modes, 2)) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path, { waitUntil: 'networkidle' });
        await layOutAll(page);
        const { violations } = await axeOf(page).analyze();
        const findings = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => ({ rule: id, target: target.join(' ') })),
        );
        found.push(
          ...(await withoutExemptions(page, findings)).map(
            ({ rule, target }) => `${colorScheme}: ${rule}: ${target}`,
          ),
        );
      }
      expect(found).toEqual([]);
    });
  }
}
