/** Why the requested page doesn't load. */
export type NavigationError = 'offline' | 'failed' | null;

let error: NavigationError = null;
const listeners = new Set<() => void>();

export function setNavigationError(next: NavigationError): void {
  error = next;
  listeners.forEach((listener) => listener());
}

export function getNavigationError(): NavigationError {
  return error;
}

export function subscribeToNavigationError(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
