import { Component, type ReactNode } from 'react';

interface DemoBoundaryProps {
  /** Renders the replacement of a crashed demo, which `restart` starts again. */
  readonly fallback: (error: Error, restart: () => void) => ReactNode;
  /** After a crash, a new value starts the demo again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

/** Keeps a crashed demo from affecting the page. A new `key` restarts the demo. */
export class DemoBoundary extends Component<DemoBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  private readonly restart = () => this.setState({ error: null });

  override componentDidUpdate(previous: DemoBoundaryProps) {
    if (this.state.error && previous.resetKey !== this.props.resetKey) {
      this.restart();
    }
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.restart) : this.props.children;
  }
}
