import type { Locator, Page } from '@playwright/test';

/**
 * The popup of a picker on desktop, a non-modal dialog, once it is positioned. An earlier click
 * would make Playwright scroll the page, and the popup could flip to the other side of its field
 * between press and release. Tests also reduce motion, so that it doesn't grow.
 */
export function popup(page: Page): Locator {
  return page.getByRole('dialog').and(page.locator('[data-popper-placement]'));
}
