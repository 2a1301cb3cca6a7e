/** The rules of the scroll spy. All positions are in px from the top of the document. */

/** Above this offset, the first entry is active. */
const TOP_ZONE = 200;
/** This close to the end of the page, the last entry is active, however short its section is. */
const END_ZONE = 4;
/** The header covers the top of the viewport: `layout.headerHeight` of the tokens, in px. */
export const HEADER_HEIGHT = 57;
/** The line that a heading must pass below the header, as a share of the viewport's height. */
const LINE_SHARE = 1 / 8;
/** The interval in which scroll events are handled, in ms. */
export const SCROLL_THROTTLE_MS = 166;
/** After a click on an entry, the active entry stays while the page scrolls past others, in ms. */
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
 * The active heading: the last one above the line, the first at the top of the page, the last at
 * its end. `null` only on a page without headings. `headings` are in document order.
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
  const line = top + HEADER_HEIGHT + viewportHeight * LINE_SHARE;
  return headings.findLast((heading) => heading.top < line)?.id ?? first;
}
