import { useRef, type RefObject } from 'react';
import { useCopyShortcut } from '@site/src/base/browser/copy';
import { useDemo } from '../model/DemoContext';
import { useCopyCode } from '../toolbar/useCopyCode';
import { useTracking } from '../toolbar/useTracking';

interface CopyShortcutProps {
  /** The code to copy while it is hovered or focused. */
  readonly target: RefObject<HTMLElement | null>;
}

/**
 * Ctrl/⌘+C copies the hovered code if nothing is selected. Analytics only track clicks on elements
 * with tracking attributes, so the shortcut clicks a hidden one.
 */
export function CopyShortcut({ target }: CopyShortcutProps) {
  const { view } = useDemo();
  const { copyCode } = useCopyCode(false);
  const trackerRef = useRef<HTMLSpanElement>(null);
  const tracking = useTracking('copy-keyboard', view === 'source' ? 'demo-expand' : 'demo');
  useCopyShortcut(target, () => {
    copyCode();
    trackerRef.current?.click();
  });
  return <span ref={trackerRef} hidden {...tracking} />;
}
