import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The duration of the animation, in ms. */
const HEIGHT_MS = 150;

/**
 * Animates the element's height from its previous to its current value whenever `state` changes,
 * unless the reader prefers less motion.
 *
 * @param ref `null` for an element that never changes, which then isn't measured
 */
export function useAnimatedHeight(ref: RefObject<HTMLElement | null> | null, state: string): void {
  const previous = useRef<{ state: string; height: number } | null>(null);

  useLayoutEffect(() => {
    const element = ref?.current;
    if (!element) {
      return;
    }
    const before = previous.current;
    const height = element.offsetHeight;
    if (before && before.state !== state && before.height !== height && mayMove(element)) {
      element.animate(
        [
          { blockSize: `${before.height}px`, maxBlockSize: 'none', overflow: 'hidden' },
          { blockSize: `${height}px`, maxBlockSize: 'none', overflow: 'hidden' },
        ],
        { duration: HEIGHT_MS, easing: 'ease-out' },
      );
    }
    previous.current = { state, height };
  });
}

function mayMove(element: HTMLElement): boolean {
  const isReduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  return !isReduced && typeof element.animate === 'function';
}
