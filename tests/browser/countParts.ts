import { isDocumented, partOf } from '../../src/inspect/browser/model/resolvePart';
import type { InspectCatalog } from '../../src/inspect/shared/inspect';

/** How many visible elements of the demos on a page the inspector recognizes. */
export interface PartCounts {
  /** Elements whose class or slot is in the API reference. */
  documented: number;
  /** Elements with a class that only the packages' code defines, inside a documented part. */
  internal: number;
  /** Elements of Material UI inside a documented part. */
  material: number;
  /** Elements without a class of a library, inside one of the above. */
  content: number;
  /** Elements of the packages that are neither in the API reference nor inside an element that is. */
  unknown: number;
}

/** Which count an element belongs to; undefined for the demo's own layout. */
function countOf(element: Element, catalogs: readonly InspectCatalog[]) {
  const part = partOf(element, catalogs);
  switch (part?.kind) {
    case 'surface':
      return 'documented';
    case 'material':
      return part.within ? 'material' : undefined;
    case 'product':
      return isDocumented(part.main) ? 'documented' : part.within ? 'internal' : 'unknown';
    case undefined: {
      const around = element.parentElement?.closest('[class*="Mui"]');
      const outer =
        (element.parentElement && partOf(element.parentElement, catalogs)) ??
        (around && partOf(around, catalogs));
      const isInside = outer && (outer.kind !== 'material' || outer.within);
      const isNamed = Array.from(element.classList).some((name) => name.startsWith('Mui'));
      return isInside ? (isNamed ? 'unknown' : 'content') : undefined;
    }
  }
}

/** Counts in the document. Runs in the browser. */
export function countParts(catalogs: readonly InspectCatalog[]): PartCounts {
  const counts: PartCounts = { documented: 0, internal: 0, material: 0, content: 0, unknown: 0 };
  for (const element of document.querySelectorAll('[data-demo-root] *')) {
    const { height, width } = element.getBoundingClientRect();
    const count = width > 0 || height > 0 ? countOf(element, catalogs) : undefined;
    if (count) {
      counts[count] += 1;
    }
  }
  return counts;
}
