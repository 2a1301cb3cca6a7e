/** The rules of the scroll spy. All positions in px from the top of the document. */

/** Above this offset the reader is still at the page's beginning: its first entry is active. */
export const TOP_ZONE = 200;
/** The reader who is this close to the end has the last section in view, however short it is. */
export const END_ZONE = 4;
/** The line that a heading must pass, as a share of the viewport's height. */
export const LINE_SHARE = 1 / 8;
/** Scroll events are looked at this often. */
export const SCROLL_THROTTLE_MS = 166;
/** After a click on an entry, nothing changes while the page scrolls smoothly past the others. */
export const CLICK_MUTE_MS = 1000;

export interface HeadingPosition {
  readonly id: string;
  readonly top: number;
}

interface Scroll {
  readonly top: number;
  readonly viewportHeight: number;
  readonly documentHeight: number;
}

/**
 * The heading that the reader is at: the last one above the line, the first at the top of the page,
 * the last at its end. `null` only on a page without headings. `headings` are in document order.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  { top, viewportHeight, documentHeight }: Scroll,
): string | null {
  const first = headings[0]?.id ?? null;
  if (top < TOP_ZONE) {
    return first;
  }
  if (top + viewportHeight >= documentHeight - END_ZONE) {
    return headings.at(-1)?.id ?? null;
  }
  const line = top + viewportHeight * LINE_SHARE;
  return headings.findLast((heading) => heading.top < line)?.id ?? first;
}
