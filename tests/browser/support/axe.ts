import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe for a page and the frames of this host in it. It describes violations alone, and reports in
 * the page itself instead of opening another for that: five times as fast on a page full of demos.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}

/**
 * Lays out what is skipped far from the screen, as it is when the reader gets there: axe would see
 * lines that do not fit into the estimated height on the background of the next entry.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
