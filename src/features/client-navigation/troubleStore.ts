/** Why the page that the reader asked for does not come. */
export type NavigationTrouble = 'offline' | 'failed' | null;

let trouble: NavigationTrouble = null;
const listeners = new Set<() => void>();

export function setTrouble(next: NavigationTrouble): void {
  trouble = next;
  listeners.forEach((listener) => listener());
}

export function getTrouble(): NavigationTrouble {
  return trouble;
}

export function subscribeToTrouble(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
