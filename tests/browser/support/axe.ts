import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe for a page and the frames of this host in it. It describes violations alone, and reports in
 * the page itself instead of opening another for that: five times as fast on a page full of demos.
 */
export function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
}
