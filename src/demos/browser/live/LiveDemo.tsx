import { useEffect, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '@site/src/base/browser/ui/ErrorBoundary';
import { describeError } from './describeError';

/** A version of the demo that the reader wrote and that compiled. */
export interface CompiledRun {
  /** Changes with each version, which restarts the demo. */
  readonly id: number;
  readonly Component: ComponentType;
  /** The content of its style sheets. */
  readonly styles: string;
}

interface LiveDemoProps {
  readonly run: CompiledRun;
  /** The built demo, which is the first working version. */
  readonly Original: ComponentType;
  readonly onError: (message: string) => void;
  /** Called with the id of each version that has rendered. */
  readonly onShown: (id: number) => void;
}

/**
 * Renders the reader's version of a demo. If it throws, the last version that worked replaces it.
 */
export function LiveDemo({ run, Original, onError, onShown }: LiveDemoProps) {
  const [Working, setWorking] = useState<ComponentType>(() => Original);
  return (
    <>
      <ErrorBoundary
        key={run.id}
        fallback={() => <Working />}
        onCrash={(error) => onError(describeError(error))}
      >
        <run.Component />
        <OnShown run={run} onWorking={setWorking} onShown={onShown} />
      </ErrorBoundary>
      {/* The built style sheet stays; the reader's version follows it and therefore wins. */}
      {run.styles && <style>{run.styles}</style>}
    </>
  );
}

interface OnShownProps extends Pick<LiveDemoProps, 'run' | 'onShown'> {
  readonly onWorking: (update: () => ComponentType) => void;
}

/** Stores a version once it has rendered, because then its sibling did not throw. */
function OnShown({ run, onWorking, onShown }: OnShownProps) {
  const { id, Component } = run;
  useEffect(() => {
    onWorking(() => Component);
    onShown(id);
  }, [id, Component, onWorking, onShown]);
  return null;
}
