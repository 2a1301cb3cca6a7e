import { useCallback, useEffect, useRef, useState } from 'react';
import messages from '@generated/docs-translations/default/inspect.json';
import { withLazyMessages } from '@site/src/base/browser/messages';
import { demoRoots } from './dom/demoRoots';
import { Outlines } from './panel/Outlines';
import { Panel } from './panel/Panel';
import { useCatalogs } from './useCatalogs';
import { useInspector } from './useInspector';

export interface InspectorProps {
  /** The name of the demo. */
  readonly name: string;
  /** `v8`, `v7`, … */
  readonly major: string;
  /** Loads the code of the demo's files; a stable function. */
  readonly loadCode: () => Promise<readonly string[]>;
  readonly onClose: () => void;
}

const NONE: readonly Element[] = [];

/** Inspects a demo until the reader closes it: outlines the parts, and explains them in a panel. */
function InspectorOfDemo({ loadCode, major, name, onClose }: InspectorProps) {
  const { value: data, status, load } = useCatalogs(major, loadCode);
  const panelRef = useRef<HTMLElement>(null);
  const [hinted, setHinted] = useState(NONE);
  const { isPaused, move, selection, togglePause } = useInspector({
    name,
    data,
    panelRef,
    onClose,
  });

  // The top layer is above the demo's dialogs.
  useEffect(() => {
    const panel = panelRef.current;
    panel?.showPopover?.();
    // An open popup keeps the focus, because it would close without it.
    const active = document.activeElement;
    if (!demoRoots(name).some((root) => root.contains(active))) {
      panel?.focus({ preventScroll: true });
    }
  }, [name]);

  // The panel can cover the lower part of the screen, which `scroll-padding` excludes.
  const isReady = data !== null;
  useEffect(() => {
    if (isReady) {
      demoRoots(name)[0]?.scrollIntoView({ block: 'nearest' });
    }
  }, [isReady, name]);

  const hint = useCallback((elements: readonly Element[]) => setHinted(elements), []);
  return (
    <>
      <Outlines selected={selection?.part.element ?? null} hinted={hinted} />
      <Panel
        name={name}
        panelRef={panelRef}
        selection={selection}
        data={data}
        hasFailed={status === 'failed'}
        isPaused={isPaused}
        onRetry={() => void load().catch(() => undefined)}
        onMove={move}
        onPause={togglePause}
        onClose={onClose}
        onHint={hint}
      />
    </>
  );
}

export const Inspector = withLazyMessages(messages, InspectorOfDemo);
