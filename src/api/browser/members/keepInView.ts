/** Events by which a reader takes control of the scroll position. */
const ACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to an element, and again whenever the height of the page changes, until the reader acts. The
 * element can expand, and entries above it get their real heights near the viewport.
 *
 * @returns a function that stops it
 */
export function keepInView(id: string): () => void {
  const scroll = () => document.getElementById(id)?.scrollIntoView({ block: 'start' });
  // The observer also runs once after the next layout.
  const observer = new ResizeObserver(scroll);
  observer.observe(document.body);
  const stop = () => {
    observer.disconnect();
    ACTIONS.forEach((action) => window.removeEventListener(action, stop, true));
  };
  ACTIONS.forEach((action) => window.addEventListener(action, stop, true));
  return stop;
}
