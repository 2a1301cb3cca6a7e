/**
 * Starts the tab order at the target of a hash, without scrolling. The target gets no visible focus
 * and no tab stop.
 */
export function focusTarget(hash: string): void {
  const target = document.getElementById(decodeId(hash));
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

/** A hash can be any text, also one that isn't encoded. */
function decodeId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
