import { decoded } from '@site/src/base/shared/decoded';

/**
 * Starts the tab order at the target of a hash, without scrolling. The target gets no visible focus
 * and no tab stop.
 */
export function focusTarget(hash: string): void {
  const target = document.getElementById(decoded(hash.slice(1)));
  if (!target) {
    return;
  }
  if (target.tabIndex >= 0) {
    target.focus({ preventScroll: true });
    return;
  }
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  target.removeAttribute('tabindex');
}
