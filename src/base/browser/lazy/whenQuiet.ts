import { whenIdle } from './whenIdle';

const loading = new Set<Promise<unknown>>();

/** Makes `whenQuiet` wait until the promise is settled. */
export function trackLoad(load: Promise<unknown>): void {
  const end = () => loading.delete(load);
  loading.add(load);
  load.then(end, end);
}

/**
 * Calls back when the browser is idle and nothing is loading that the page shows, such as a demo:
 * for what the reader may need next.
 *
 * @returns a function that cancels the call
 */
export function whenQuiet(callback: () => void): () => void {
  let isCanceled = false;
  let cancelIdle = () => undefined as void;
  function wait(): void {
    cancelIdle = whenIdle(() => {
      if (loading.size === 0) {
        callback();
        return;
      }
      void Promise.allSettled(loading).then(() => {
        if (!isCanceled) {
          wait();
        }
      });
    });
  }
  // What comes near the viewport is noticed in the next frame.
  const frame = requestAnimationFrame(wait);
  return () => {
    isCanceled = true;
    cancelAnimationFrame(frame);
    cancelIdle();
  };
}
