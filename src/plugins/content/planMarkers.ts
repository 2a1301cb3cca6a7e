import type { Heading, Node } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export const PLAN_TIERS = ['pro', 'premium'] as const;
export type PlanTier = (typeof PLAN_TIERS)[number];

export type PlanMarker = MdxJsxTextElement | MdxJsxFlowElement;

export function isPlanMarker(node: Node): node is PlanMarker {
  const isJsx = node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement';
  return isJsx && (node as PlanMarker).name === 'Plan';
}

/** The plan of `<Plan tier="pro" />`; `undefined` when it names none that exists. */
export function tierOf(marker: PlanMarker): PlanTier | undefined {
  const tier = marker.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'tier',
  )?.value;
  return PLAN_TIERS.find((known) => known === tier);
}

export function planMarkersOf(heading: Heading): PlanMarker[] {
  const children: readonly Node[] = heading.children;
  return children.filter(isPlanMarker);
}
