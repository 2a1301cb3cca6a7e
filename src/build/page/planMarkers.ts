import type { Heading, Node } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export const PAID_PLANS = ['pro', 'premium'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

export type PlanMarker = MdxJsxTextElement | MdxJsxFlowElement;

export function isPlanMarker(node: Node): node is PlanMarker {
  const isJsx = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
  return isJsx && (node as PlanMarker).name === 'Plan';
}

/** The plan of `<Plan tier="pro" />`, or `undefined` for an unknown plan. */
export function planOfMarker(marker: PlanMarker): PaidPlan | undefined {
  const plan = marker.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'tier',
  )?.value;
  return PAID_PLANS.find((known) => known === plan);
}

export function planMarkersOf(heading: Heading): PlanMarker[] {
  const children: readonly Node[] = heading.children;
  return children.filter(isPlanMarker);
}
