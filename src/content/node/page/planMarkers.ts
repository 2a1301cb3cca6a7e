import type { Heading, Node } from 'mdast';
import { PAID_PLANS, type PaidPlan } from '../../shared/plans';
import { isElement, textAttribute, type JsxElement } from './jsx';

export type PlanMarker = JsxElement;

export function isPlanMarker(node: Node): node is PlanMarker {
  return isElement(node, 'Plan');
}

/** The plan of `<Plan name="pro" />`, or `undefined` for an unknown plan. */
export function planOfMarker(marker: PlanMarker): PaidPlan | undefined {
  const plan = textAttribute(marker, 'name');
  return PAID_PLANS.find((known) => known === plan);
}

export function planMarkersOf(heading: Heading): PlanMarker[] {
  const children: readonly Node[] = heading.children;
  return children.filter(isPlanMarker);
}
