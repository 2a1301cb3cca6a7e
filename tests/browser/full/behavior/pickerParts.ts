import type { Locator, Page } from '@playwright/test';

/**
 * The popup of a picker on desktop, a dialog that is not modal, as soon as it has its place. A click
 * that comes earlier makes Playwright scroll the page, and the popup may jump to the other side of
 * its field between press and release. Tests also reduce motion, so that it does not grow.
 */
export function popup(page: Page): Locator {
  return page.getByRole('dialog').and(page.locator('[data-popper-placement]'));
}
