import { useRef } from 'react';
import { NEAR_PX, useHasScrolled, useNearViewport } from '@site/src/base/browser/lazy';
import { Canvas, useCanvasDisplay } from '@site/src/demos/browser';
import type { DemoLoader } from '@site/src/demos/shared/demo';
import styles from './Landing.module.css';

export interface LiveSampleProps {
  readonly name: string;
  readonly load: DemoLoader;
  /** The reserved height, in px. */
  readonly height: number;
}

const AS_THE_PAGE = {};

/**
 * How much of a sample must be in view before the page is scrolled, in px. On phones, a strip of the
 * first sample is, and its code would compete with the first paint for nothing.
 */
const VISIBLE_PX = 100;

/**
 * A live component in the brand's theme, on the canvas of demos. Until the reader scrolls, only what
 * is in view starts; then, what comes near.
 */
export function LiveSample({ name, load, height }: LiveSampleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(ref, undefined, useHasScrolled() ? NEAR_PX : -VISIBLE_PX);
  const display = useCanvasDisplay(AS_THE_PAGE);
  return (
    <div ref={ref} className={styles.sample} data-bg="bare">
      <Canvas
        name={name}
        product={name}
        hasGridToolbar
        loader={load}
        isNear={isNear}
        reserved={{ wide: height, narrow: height }}
        display={display}
        look="brand"
      />
    </div>
  );
}
