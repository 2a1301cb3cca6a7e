import { useEffect, useState, type RefObject } from 'react';
import { demoRoots, partsByClass, type PartsByClass } from '@site/src/inspect/browser';
import type { InspectCatalog } from '@site/src/inspect/shared/inspect';

const NONE: PartsByClass = new Map();

function isSame(before: PartsByClass, after: PartsByClass): boolean {
  return (
    before.size === after.size &&
    [...after].every(([name, elements]) => {
      const known = before.get(name) ?? [];
      return elements.length === known.length && elements.every((one, at) => one === known[at]);
    })
  );
}

/**
 * The parts that a demo shows, while it and its popups change.
 *
 * @param placeRef the element that contains the demo once it has loaded
 * @param catalogs `null` until they have loaded; a stable array
 */
export function usePartsOf(
  demo: string,
  placeRef: RefObject<HTMLElement | null>,
  catalogs: readonly InspectCatalog[] | null,
): PartsByClass {
  const [parts, setParts] = useState(NONE);
  useEffect(() => {
    if (!catalogs) {
      return undefined;
    }
    let frame = 0;
    const update = () => {
      frame = 0;
      const roots = demoRoots(demo);
      // Popups and frames are added later. Observing an element twice changes nothing.
      roots.forEach(observe);
      const found = partsByClass(roots, catalogs);
      setParts((before) => (isSame(before, found) ? before : found));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const observer = new MutationObserver(schedule);
    const observe = (root: Element) =>
      observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class'] });
    const place = placeRef.current;
    if (place) {
      observe(place);
    }
    // Firefox replaces the first document of a frame.
    place?.addEventListener('load', schedule, true);
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      place?.removeEventListener('load', schedule, true);
    };
  }, [demo, placeRef, catalogs]);
  return parts;
}
