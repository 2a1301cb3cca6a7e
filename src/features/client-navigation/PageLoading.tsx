interface PageLoadingProps {
  /** Why the page could not be loaded; null while it is loaded. */
  readonly error: Error | null;
}

/**
 * Stands where a page would be that is not there yet. Pages are loaded before they are shown, so there
 * is nothing to see; of one that failed nevertheless, the reader is told as of any other failure.
 */
export function PageLoading({ error }: PageLoadingProps) {
  if (error) {
    throw error;
  }
  return null;
}
