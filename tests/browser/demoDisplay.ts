import type { Page } from '@playwright/test';

/** The displays of a page, as the reader's preferences are stored. */
export const DISPLAYS = {
  light: { 'mui-mode': 'light', 'mui-direction': 'ltr', 'mui-dense': 'false' },
  dark: { 'mui-mode': 'dark', 'mui-direction': 'ltr', 'mui-dense': 'false' },
  rtl: { 'mui-mode': 'light', 'mui-direction': 'rtl', 'mui-dense': 'false' },
  dense: { 'mui-mode': 'light', 'mui-direction': 'ltr', 'mui-dense': 'true' },
} as const;

export type Display = keyof typeof DISPLAYS;

/** Changes the display of an open page, like a choice in another tab. */
export async function displayAs(page: Page, display: Display): Promise<void> {
  await page.evaluate((choices) => {
    for (const [key, newValue] of Object.entries(choices)) {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  }, DISPLAYS[display]);
  const { 'mui-mode': mode, 'mui-direction': direction } = DISPLAYS[display];
  await page.waitForFunction(
    (expected) =>
      Array.from(document.querySelectorAll<HTMLElement>('[data-demo-root][data-theme]')).every(
        (root) => root.dataset.theme === expected.mode && root.dir === expected.direction,
      ),
    { mode, direction },
  );
}
