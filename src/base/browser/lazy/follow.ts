/**
 * Passes on what a promise settles to, for effects: the component may want something else by then.
 *
 * @param onError called instead, if it rejects; by default, nothing happens
 * @returns ends it, so that neither is called
 */
export function follow<T>(
  promise: Promise<T>,
  onValue: (value: T) => void,
  onError?: (error: unknown) => void,
): () => void {
  let isWanted = true;
  promise.then(
    (value) => isWanted && onValue(value),
    (error: unknown) => isWanted && onError?.(error),
  );
  return () => {
    isWanted = false;
  };
}
