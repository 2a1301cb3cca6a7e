import { useEffect, useRef, type ComponentType } from 'react';
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
}

/** A running demo in the Material UI theme, in the page or in an iframe. */
export function DemoRuntime(props: DemoRuntimeProps) {
  const { name, Component, display, isFramed } = props;
  const Canvas = isFramed ? FramedCanvas : InlineCanvas;
  return (
    <Canvas name={name} display={display}>
      <Component />
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
