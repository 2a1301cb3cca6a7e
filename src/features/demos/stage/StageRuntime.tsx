import { useEffect, useRef, type ComponentType } from 'react';
import { LiveDemo, type LiveRun } from '../editor/LiveDemo';
import { FramedStage } from './FramedStage';
import { InlineStage } from './InlineStage';
import { markDemo } from './markDemo';
import type { StageDisplay } from './useStageDisplay';

export interface StageRuntimeProps {
  /** Name of the demo. */
  readonly name: string;
  readonly Component: ComponentType;
  readonly display: StageDisplay;
  /** Whether the demo gets a separate document. */
  readonly isFramed: boolean;
  /** The reader's version, in place of `Component`. */
  readonly live: LiveRun | null;
  readonly onLiveError: (message: string) => void;
}

/** A running demo in MUI's theme, in the page or in an iframe. */
export function StageRuntime(props: StageRuntimeProps) {
  const { name, Component, display, isFramed, live, onLiveError } = props;
  const Stage = isFramed ? FramedStage : InlineStage;
  return (
    <Stage name={name} display={display}>
      {live ? <LiveDemo run={live} Original={Component} onError={onLiveError} /> : <Component />}
      <FirstRender name={name} />
    </Stage>
  );
}

/** Marks the first time that the demo has rendered. */
function FirstRender({ name }: Pick<StageRuntimeProps, 'name'>) {
  const hasMarked = useRef(false);
  useEffect(() => {
    if (!hasMarked.current) {
      hasMarked.current = true;
      markDemo('rendered', name);
    }
  }, [name]);
  return null;
}
