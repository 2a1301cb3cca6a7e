import * as z from 'zod';
import type { DemoHeight } from '../../shared/demo';

/** Reserved for a demo that hasn't been measured: the height of most grid demos. */
const DEFAULT_DEMO_HEIGHT: DemoHeight = { wide: 400, narrow: 400 };

const heightInPx = z.number().int().positive();
const measuredDemo = z.strictObject({
  wide: heightInPx,
  narrow: heightInPx,
  /** A hash of the sources that were measured. If it differs, the demo is measured again. */
  source: z.string().optional(),
});

export type MeasuredDemo = Readonly<z.infer<typeof measuredDemo>>;

/**
 * The measured heights by the demo's path from the root of the site, such as
 * `docs/react-charts/MainDemo.tsx`.
 */
export type DemoHeights = Readonly<Record<string, MeasuredDemo>>;

/**
 * Parses the table that `scripts/measure-demos.ts` writes.
 *
 * @throws Error that names an entry without a pair of heights
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

/** The height that a page reserves for a demo before it has loaded. */
export function reservedHeight(heights: DemoHeights, demo: string): DemoHeight {
  const { wide, narrow } = heights[demo] ?? DEFAULT_DEMO_HEIGHT;
  return { wide, narrow };
}
