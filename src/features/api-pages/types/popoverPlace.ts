/** Room that a popover keeps to the edges of the window and to its button, in px. */
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
 * Where a popover goes: below its button, above it when there is more room, and always inside the
 * window.
 *
 * @param button Box of the button, in the window's coordinates.
 * @param popover Size of the popover.
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
