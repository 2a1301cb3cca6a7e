import { useRef, type RefObject } from 'react';
import { useCopyShortcut } from '@site/src/features/copy';
import { useDemo } from '../model/DemoContext';
import { useCopyCode } from '../toolbar/useCopyCode';
import { useTracking } from '../toolbar/useTracking';

interface CopyShortcutProps {
  /** The code that is meant when the pointer is over it or the focus is in it. */
  readonly target: RefObject<HTMLElement | null>;
}

/**
 * Ctrl/⌘+C over the code copies it when nothing is selected. Statistics only know clicks on
 * elements that carry their attributes, so this use of the keyboard clicks one that nobody sees.
 */
export function CopyShortcut({ target }: CopyShortcutProps) {
  const { view } = useDemo();
  const { copyCode } = useCopyCode();
  const trackerRef = useRef<HTMLSpanElement>(null);
  const tracking = useTracking('copy-keyboard', view === 'source' ? 'demo-expand' : 'demo');
  useCopyShortcut(target, () => {
    copyCode();
    trackerRef.current?.click();
  });
  return <span ref={trackerRef} hidden {...tracking} />;
}
