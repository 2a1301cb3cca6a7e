import type { ComponentProps } from 'react';
import { ErrorBoundary } from '@site/src/base/browser/ui/ErrorBoundary';

type OptionalBoundaryProps = Pick<ComponentProps<typeof ErrorBoundary>, 'children' | 'onCrash'>;

/** Wraps an optional part of the page. If it crashes, it disappears, and the page keeps working. */
export function OptionalBoundary(props: OptionalBoundaryProps) {
  return <ErrorBoundary {...props} fallback={() => null} />;
}
