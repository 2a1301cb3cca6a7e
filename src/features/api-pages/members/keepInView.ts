/** What a reader does to move on. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element, and again while the layout around it settles: it may open, and entries
 * above it get their real heights once they come near the viewport. Ends when the reader acts.
 *
 * @returns ends it
 */
export function keepInView(id: string): () => void {
  const scroll = () => document.getElementById(id)?.scrollIntoView({ block: 'start' });
  // Observing calls back once at the start, after the next layout.
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    ACTIONS.forEach((action) => window.removeEventListener(action, stop, true));
  };
  ACTIONS.forEach((action) => window.addEventListener(action, stop, true));
  return stop;
}
