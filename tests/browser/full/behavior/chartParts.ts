import type { Locator, Page } from '@playwright/test';

/** The open tooltip of a chart. It stands at the end of the document, outside of the demo. */
export function chartTooltip(page: Page): Locator {
  return page.locator('.MuiChartsTooltip-root');
}

/** Where an element lies in the window. Fails when it is not rendered. */
export async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) {
    throw new Error('The element has no box.');
  }
  return box;
}

/** A point of the window on a line, after a share (0 to 1) of its length. */
export function pointAlong(line: Locator, share: number): Promise<{ x: number; y: number }> {
  return line.first().evaluate((path: SVGPathElement, part) => {
    const point = path.getPointAtLength(path.getTotalLength() * part);
    const { x, y } = point.matrixTransform(path.getScreenCTM() ?? undefined);
    return { x, y };
  }, share);
}
