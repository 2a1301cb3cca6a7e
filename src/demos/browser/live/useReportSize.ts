import { useEffect, type RefObject } from 'react';
import { measureStage } from './measureStage';
import { postToPage } from './postToPage';

/** Tells the page how much space the canvas and its open popups need, whenever that changes. */
export function useReportSize(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const canvas = ref.current;
    if (!canvas) {
      return undefined;
    }
    let last = '';
    let frame = 0;
    const report = () => {
      frame = 0;
      const size = measureStage(canvas);
      const next = JSON.stringify(size);
      if (next !== last) {
        last = next;
        postToPage({ kind: 'size', ...size });
      }
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(report);
    };
    const resizes = new ResizeObserver(schedule);
    resizes.observe(canvas);
    // Popups are at the end of the body, and move by their style.
    const changes = new MutationObserver(schedule);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['style', 'class'],
    });
    return () => {
      cancelAnimationFrame(frame);
      resizes.disconnect();
      changes.disconnect();
    };
  }, [ref]);
}
