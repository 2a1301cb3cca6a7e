/** The distance of a popover from the window's edges and from its button, in px. */
const EDGE = 16;
const GAP = 8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The position of a popover: below its button, above it if there is more space, and always inside
 * the window.
 *
 * @param button The button's box in window coordinates.
 * @param popover The size of the popover.
 */
export function popoverPlace(
  button: Box,
  popover: Size,
  window: Size,
): { left: number; top: number } {
  const below = button.bottom + GAP;
  const above = button.top - GAP - popover.height;
  const fitsBelow = below + popover.height <= window.height - EDGE;
  const top = fitsBelow || above < EDGE ? below : above;
  const maxLeft = window.width - popover.width - EDGE;
  const maxTop = window.height - popover.height - EDGE;
  return {
    left: Math.max(EDGE, Math.min(button.left, maxLeft)),
    top: Math.max(EDGE, Math.min(top, maxTop)),
  };
}
