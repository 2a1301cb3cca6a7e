import { Component, type ReactNode } from 'react';
import { describeError } from './describeError';

interface LiveBoundaryProps {
  /** Shown after a crash: the last version that worked. */
  readonly fallback: ReactNode;
  readonly onError: (message: string) => void;
  readonly children: ReactNode;
}

/** Catches errors that edited code throws while rendering. The next run mounts a new boundary. */
export class LiveBoundary extends Component<LiveBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(describeError(error));
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
