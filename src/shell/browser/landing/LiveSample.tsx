import { useRef } from 'react';
import { useNearViewport } from '@site/src/base/browser/lazy';
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

/** A live component in the brand's theme, on the canvas of demos. */
export function LiveSample({ name, load, height }: LiveSampleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(ref);
  const display = useCanvasDisplay(AS_THE_PAGE);
  return (
    <div ref={ref} className={styles.sample} data-bg="bare">
      <Canvas
        name={name}
        loader={load}
        isNear={isNear}
        reserved={{ wide: height, narrow: height }}
        display={display}
        look="brand"
      />
    </div>
  );
}
