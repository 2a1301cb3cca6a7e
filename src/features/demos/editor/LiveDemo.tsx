import { useEffect, useState, type ComponentType } from 'react';
import { LiveBoundary } from './LiveBoundary';

/** A version of the demo that the reader wrote and that compiled. */
export interface LiveRun {
  /** Changes with each version, which restarts the demo. */
  readonly id: number;
  readonly Component: ComponentType;
  /** The text of its style sheets. */
  readonly styles: string;
}

interface LiveDemoProps {
  readonly run: LiveRun;
  /** The demo as built: what worked last, at first. */
  readonly Original: ComponentType;
  readonly onError: (message: string) => void;
}

/** The reader's version of a demo. When it throws, the last version that worked takes its place. */
export function LiveDemo({ run, Original, onError }: LiveDemoProps) {
  const [Working, setWorking] = useState<ComponentType>(() => Original);
  return (
    <>
      <LiveBoundary key={run.id} fallback={<Working />} onError={onError}>
        <run.Component />
        <OnShown component={run.Component} onShown={setWorking} />
      </LiveBoundary>
      {/* The built style sheet stays; the reader's text comes after it and so wins. */}
      {run.styles && <style>{run.styles}</style>}
    </>
  );
}

interface OnShownProps {
  readonly component: ComponentType;
  readonly onShown: (update: () => ComponentType) => void;
}

/** Remembers a version once it is on the screen: its sibling did not throw. */
function OnShown({ component, onShown }: OnShownProps) {
  useEffect(() => onShown(() => component), [component, onShown]);
  return null;
}
