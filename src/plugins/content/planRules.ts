import type { Root } from 'mdast';
import type { ContentProblem } from '../../shared/contentProblem';
import { lineOf, walk } from './mdast';
import { isPlanMarker, PLAN_TIERS, tierOf } from './planMarkers';

/** A plan marker names a plan that readers can buy. */
export function checkPlans(root: Root): ContentProblem[] {
  return walk(root)
    .filter(isPlanMarker)
    .filter((marker) => tierOf(marker) === undefined)
    .map((marker) => ({
      line: lineOf(marker),
      found: '<Plan> names no plan.',
      expected: PLAN_TIERS.map((tier) => `\`<Plan tier="${tier}" />\``).join(' or ') + '.',
    }));
}
