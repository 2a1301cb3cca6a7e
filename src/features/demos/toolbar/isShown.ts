/** Whether a control can be seen and so be focused. Controls are hidden by `display: none` on themselves. */
export function isShown(element: HTMLElement): boolean {
  return getComputedStyle(element).display !== 'none';
}
