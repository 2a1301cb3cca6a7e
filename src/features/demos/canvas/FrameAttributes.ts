import { useLayoutEffect } from 'react';
import { FONT_FACES_ELEMENT_ID } from '@site/src/shared/tokens';
import type { CanvasDisplay } from './useCanvasDisplay';

interface FrameAttributesProps extends Pick<CanvasDisplay, 'mode' | 'direction'> {
  readonly frame: Document;
}

/** Copies mode, direction, language, and fonts from the page's document to the frame's. */
export function FrameAttributes({ frame, mode, direction }: FrameAttributesProps) {
  useLayoutEffect(() => {
    frame.documentElement.dir = direction;
    frame.documentElement.lang = document.documentElement.lang;
    frame.documentElement.dataset.theme = mode;
  }, [frame, mode, direction]);
  useLayoutEffect(() => {
    const fonts = document.getElementById(FONT_FACES_ELEMENT_ID);
    if (fonts && !frame.getElementById(FONT_FACES_ELEMENT_ID)) {
      frame.head.append(fonts.cloneNode(true));
    }
  }, [frame]);
  return null;
}
