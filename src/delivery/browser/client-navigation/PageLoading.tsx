interface PageLoadingProps {
  /** Why the page could not be loaded; `null` while it is loading. */
  readonly error: Error | null;
}

/**
 * Rendered in place of a page that hasn't loaded. Pages load before they are shown, so there is
 * nothing to render; a failure is passed to the error boundary.
 */
export function PageLoading({ error }: PageLoadingProps) {
  if (error) {
    throw error;
  }
  return null;
}
