import { useEffect, useState } from 'react';
import { partsByClass, type PartsByClass } from '../model/partsByClass';
import { demoRoots } from './demoRoots';

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
 * The parts that a demo shows, while it, its frames, and its popups change. Empty until it has
 * loaded.
 */
export function usePartsOf(demo: string): PartsByClass {
  const [parts, setParts] = useState(NONE);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      frame = 0;
      const roots = demoRoots(demo);
      // Frames are added later. Observing an element twice changes nothing.
      roots.forEach(({ ownerDocument }) => observe(ownerDocument.body));
      const found = partsByClass(roots);
      setParts((before) => (isSame(before, found) ? before : found));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(update);
    };
    const observer = new MutationObserver(schedule);
    const observe = (body: Element) =>
      observer.observe(body, { subtree: true, childList: true, attributeFilter: ['class'] });
    observe(document.body);
    // Firefox replaces the first document of a frame.
    document.addEventListener('load', schedule, true);
    schedule();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('load', schedule, true);
    };
  }, [demo]);
  return parts;
}
