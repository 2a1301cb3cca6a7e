import { useLayoutEffect } from 'react';
import type { StageDisplay } from './useStageDisplay';

interface FrameAttributesProps extends Pick<StageDisplay, 'mode' | 'direction'> {
  readonly frame: Document;
}

/** Tells a frame's document what the page's own knows of mode and direction. */
export function FrameAttributes({ frame, mode, direction }: FrameAttributesProps) {
  useLayoutEffect(() => {
    frame.documentElement.dir = direction;
    frame.documentElement.lang = document.documentElement.lang;
    frame.documentElement.dataset.theme = mode;
  }, [frame, mode, direction]);
  return null;
}
