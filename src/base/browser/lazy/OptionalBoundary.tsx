import { Component, type ReactNode } from 'react';

interface OptionalBoundaryProps {
  /** Called once after a crash. */
  readonly onCrash?: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Wraps an optional part of the page. If it crashes, it disappears, and the page keeps working. */
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
