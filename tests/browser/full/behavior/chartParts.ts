import type { Locator, Page } from '@playwright/test';

/** The open tooltip of a chart, which is at the end of the document, outside of the demo. */
export function chartTooltip(page: Page): Locator {
  return page.locator('.MuiChartsTooltip-root');
}

/** The bounding box of an element. Fails if it isn't rendered. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error('The element has no box.');
  }
  return box;
}

/** A point on a line at a share (0 to 1) of its length, in window coordinates. */
export function pointAlong(line: Locator, share: number): Promise<{ x: number; y: number }> {
  return line.first().evaluate((path: SVGPathElement, part) => {
    const point = path.getPointAtLength(path.getTotalLength() * part);
    const { x, y } = point.matrixTransform(path.getScreenCTM() ?? undefined);
    return { x, y };
  }, share);
}
