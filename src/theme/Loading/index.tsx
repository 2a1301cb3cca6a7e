interface LoadingProps {
  /** Why the page could not be loaded; null while it is loaded. */
  readonly error: Error | null;
}

/**
 * Pages are loaded before they are shown, so there is nothing to see while one is loaded. Of one that
 * failed nevertheless, the reader is told as of any other failure.
 */
export default function Loading({ error }: LoadingProps) {
  if (error) {
    throw error;
  }
  return null;
}
