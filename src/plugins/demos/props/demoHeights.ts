import * as z from 'zod';
import type { DemoHeight } from '../../../shared/demo';

/** Reserved while nobody has measured a demo yet: the height that most demos of a grid ask for. */
export const DEFAULT_DEMO_HEIGHT: DemoHeight = { wide: 400, narrow: 400 };

const heightInPx = z.number().int().positive();
const measuredDemo = z.strictObject({
  wide: heightInPx,
  narrow: heightInPx,
  /** Fingerprint of the sources that were measured: a demo with another one is measured again. */
  source: z.string().optional(),
});

export type MeasuredDemo = Readonly<z.infer<typeof measuredDemo>>;

/** Measured heights by the demo's path from the root of the site, e.g. `docs/react-charts/MainDemo.tsx`. */
export type DemoHeights = Readonly<Record<string, MeasuredDemo>>;

/**
 * Reads the table that `scripts/measure-demos.ts` writes.
 *
 * @throws Error that names the entry which is not a pair of heights.
 */
export function parseDemoHeights(file: string, text: string): DemoHeights {
  const result = z.record(z.string(), measuredDemo).safeParse(JSON.parse(text));
  if (!result.success) {
    throw new Error(
      `${file} is not a table of demo heights.\n${z.prettifyError(result.error)}\n` +
        '  Fix: write it with `npm run measure-demos` instead of by hand.',
    );
  }
  return result.data;
}

/** What a page keeps free for a demo before it has loaded. */
export function reservedHeight(heights: DemoHeights, demo: string): DemoHeight {
  const { wide, narrow } = heights[demo] ?? DEFAULT_DEMO_HEIGHT;
  return { wide, narrow };
}
