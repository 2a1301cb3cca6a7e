import { Component, type ReactNode } from 'react';

interface OptionalBoundaryProps {
  /** Hears of a crash, once. */
  readonly onCrash?: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Around what a reader can do without: when it crashes, it is gone and the page goes on. */
export class OptionalBoundary extends Component<OptionalBoundaryProps, { isCrashed: boolean }> {
  override state = { isCrashed: false };

  static getDerivedStateFromError() {
    return { isCrashed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash?.(error);
  }

  override render() {
    return this.state.isCrashed ? null : this.props.children;
  }
}
