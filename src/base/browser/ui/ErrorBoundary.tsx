import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Renders what replaces the children after an error, until `restart` mounts them again. */
  readonly fallback: (error: Error, restart: () => void) => ReactNode;
  /** Called once after an error, with what was thrown. */
  readonly onCrash?: (error: unknown) => void;
  /** After an error, a new value mounts the children again. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

/** Keeps an error of its children from affecting the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  private readonly restart = () => this.setState({ error: null });

  override componentDidCatch(error: unknown) {
    this.props.onCrash?.(error);
  }

  override componentDidUpdate(previous: ErrorBoundaryProps) {
    if (this.state.error && previous.resetKey !== this.props.resetKey) {
      this.restart();
    }
  }

  override render() {
    const { error } = this.state;
    return error ? this.props.fallback(error, this.restart) : this.props.children;
  }
}
