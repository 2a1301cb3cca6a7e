/** How far to scroll so that a span is inside another, or 0 if a part of it already is. */
export function scrollDistance(
  span: readonly [start: number, end: number],
  view: readonly [start: number, end: number],
): number {
  const [start, end] = span;
  const [from, to] = view;
  if (start < to && end > from) {
    return 0;
  }
  return end <= from ? start - from : Math.min(start - from, end - to);
}

/**
 * Scrolls an element so that it shows one of the given elements, if it shows none. Unlike
 * `scrollIntoView`, it doesn't scroll the page.
 */
export function revealIn(scroller: Element, bounds: readonly DOMRect[]): void {
  const view = scroller.getBoundingClientRect();
  const distances = bounds.map(({ bottom, left, right, top }) => ({
    left: scrollDistance([left, right], [view.left, view.right]),
    top: scrollDistance([top, bottom], [view.top, view.bottom]),
  }));
  const [first] = distances;
  if (first && distances.every(({ left, top }) => left !== 0 || top !== 0)) {
    scroller.scrollBy(first);
  }
}
