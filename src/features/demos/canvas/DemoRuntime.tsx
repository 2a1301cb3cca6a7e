import { useEffect, useRef, type ComponentType } from 'react';
import { LiveDemo, type LiveRun } from '../editor/LiveDemo';
import { FramedCanvas } from './FramedCanvas';
import { InlineCanvas } from './InlineCanvas';
import { markDemo } from './markDemo';
import type { CanvasDisplay } from './useCanvasDisplay';

export interface DemoRuntimeProps {
  readonly name: string;
  readonly Component: ComponentType;
  readonly display: CanvasDisplay;
  /** Whether the demo runs in an iframe. */
  readonly isFramed: boolean;
  /** The reader's version, which replaces `Component`. */
  readonly live: LiveRun | null;
  readonly onLiveError: (message: string) => void;
}

/** A running demo in the Material UI theme, in the page or in an iframe. */
export function DemoRuntime(props: DemoRuntimeProps) {
  const { name, Component, display, isFramed, live, onLiveError } = props;
  const Canvas = isFramed ? FramedCanvas : InlineCanvas;
  return (
    <Canvas name={name} display={display}>
      {live ? <LiveDemo run={live} Original={Component} onError={onLiveError} /> : <Component />}
      <FirstRender name={name} />
    </Canvas>
  );
}

/** Marks the first render of the demo. */
function FirstRender({ name }: Pick<DemoRuntimeProps, 'name'>) {
  const hasMarked = useRef(false);
  useEffect(() => {
    if (!hasMarked.current) {
      hasMarked.current = true;
      markDemo('rendered', name);
    }
  }, [name]);
  return null;
}
