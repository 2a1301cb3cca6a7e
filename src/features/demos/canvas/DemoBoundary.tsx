import { Component, type ReactNode } from 'react';

interface DemoBoundaryProps {
  /** Draws what is shown instead of a crashed demo. */
  readonly fallback: (error: Error) => ReactNode;
  readonly children: ReactNode;
}

/** One crashed demo never takes the page down. A new `key` starts the demo again. */
export class DemoBoundary extends Component<DemoBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error) : this.props.children;
  }
}
