/**
 * Whether a control is visible and can be focused. Controls are hidden by `display: none` on the
 * element itself.
 */
export function isShown(element: HTMLElement): boolean {
  return getComputedStyle(element).display !== 'none';
}
