import { useLayoutEffect } from 'react';
import { FONT_FACES_ELEMENT_ID } from '@site/src/base/shared/tokens';
import type { CanvasDisplay } from './useCanvasDisplay';

interface FrameAttributesProps extends Pick<CanvasDisplay, 'mode' | 'direction'> {
  readonly frame: Document;
}

type Attributes = Omit<FrameAttributesProps, 'frame'>;

function setAttributes({ documentElement }: Document, { mode, direction }: Attributes): void {
  documentElement.dir = direction;
  documentElement.lang = document.documentElement.lang;
  documentElement.dataset.theme = mode;
}

/** Copies mode, direction, language, and fonts from the page's document to the frame's. */
export function FrameAttributes({ frame, mode, direction }: FrameAttributesProps) {
  useLayoutEffect(() => {
    setAttributes(frame, { mode, direction });
  }, [frame, mode, direction]);
  useLayoutEffect(() => {
    const fonts = document.getElementById(FONT_FACES_ELEMENT_ID);
    if (fonts && !frame.getElementById(FONT_FACES_ELEMENT_ID)) {
      frame.head.append(fonts.cloneNode(true));
    }
  }, [frame]);
  return null;
}
