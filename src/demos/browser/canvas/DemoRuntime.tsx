import { useEffect, useRef, type ComponentType } from 'react';
import { FramedCanvas } from './FramedCanvas';
import { InlineCanvas, type EnvironmentProps } from './InlineCanvas';
import { markDemo } from './markDemo';

export interface DemoRuntimeProps extends Omit<EnvironmentProps, 'children'> {
  readonly Component: ComponentType;
  /** Whether the demo runs in an iframe. */
  readonly isFramed: boolean;
}

/** A running demo in its theme, in the page or in an iframe. */
export function DemoRuntime({ Component, isFramed, ...environment }: DemoRuntimeProps) {
  const Canvas = isFramed ? FramedCanvas : InlineCanvas;
  return (
    <Canvas {...environment}>
      <Component />
      <FirstRender name={environment.name} />
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
