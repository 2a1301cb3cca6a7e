/** The rules of the scroll spy. All positions in px from the top of the document. */

/** Above this offset the reader is still at the page's beginning: no entry is active. */
export const TOP_ZONE = 200;
/** The line that a heading must pass, as a share of the viewport's height. */
export const LINE_SHARE = 1 / 8;
/** Scroll events are looked at this often. */
export const SCROLL_THROTTLE_MS = 166;
/** After a click on an entry the spy keeps silent, so that the smooth scroll does not light up others. */
export const CLICK_MUTE_MS = 1000;

export interface HeadingPosition {
  readonly id: string;
  readonly top: number;
}

/**
 * The heading that the reader is at: the last one above the line, none at the top of the page.
 * `headings` are in document order.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  scroll: { readonly top: number; readonly viewportHeight: number },
): string | null {
  if (scroll.top < TOP_ZONE) {
    return null;
  }
  const line = scroll.top + scroll.viewportHeight * LINE_SHARE;
  return headings.findLast((heading) => heading.top < line)?.id ?? null;
}
