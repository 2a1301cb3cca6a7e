import type { Root } from 'mdast';
import type { ContentProblem } from '../../../base/shared/contentProblem';
import { isPlanMarker, lineOf, planOfMarker, walk } from '../page';
import { PAID_PLANS } from '../../shared/plans';

/** A plan marker must name a paid plan. */
export function checkPlans(root: Root): ContentProblem[] {
  return walk(root)
    .filter(isPlanMarker)
    .filter((marker) => planOfMarker(marker) === undefined)
    .map((marker) => ({
      line: lineOf(marker),
      found: '<Plan> names no plan.',
      expected: PAID_PLANS.map((plan) => `\`<Plan name="${plan}" />\``).join(' or ') + '.',
    }));
}
