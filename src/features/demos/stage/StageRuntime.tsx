import type { ComponentType } from 'react';
import { LiveDemo, type LiveRun } from '../editor/LiveDemo';
import type { StageDisplay } from './useStageDisplay';
import './stage.demo-reset.css';

export interface StageRuntimeProps {
  /** Name of the demo. */
  readonly name: string;
  readonly Component: ComponentType;
  readonly display: StageDisplay;
  /** Whether the demo gets a document of its own. */
  readonly isFramed: boolean;
  /** The reader's version, in place of `Component`. */
  readonly live: LiveRun | null;
  readonly onLiveError: (message: string) => void;
}

/** A running demo with MUI's theme around it, in the page or in a frame of its own. */
export function StageRuntime({ Component, display, live, onLiveError }: StageRuntimeProps) {
  return (
    <div data-demo-root="" data-theme={display.mode} dir={display.direction}>
      {live ? <LiveDemo run={live} Original={Component} onError={onLiveError} /> : <Component />}
    </div>
  );
}
