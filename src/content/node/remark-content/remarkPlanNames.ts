import type { Node, Root } from 'mdast';
import { isHeading, isParent, isPlanMarker, planOfMarker, textOf, walk } from '../page';
import type { PaidPlan } from '../../shared/plans';

/** The end of `DataGridPro`, `the Pro plan`, `@mui/x-charts-pro`, and `DataGridPremium`. */
const NAMED: Readonly<Record<PaidPlan, RegExp>> = {
  pro: /(Pro|-pro)( plan| package)?\s*$/,
  premium: /(Premium|-premium)( plan| package)?\s*$/,
};

/** Tells each marker in `siblings` that follows the name of its plan. */
function markNamed(siblings: readonly Node[]): void {
  siblings.forEach((node, position) => {
    if (!isPlanMarker(node)) {
      return;
    }
    const plan = planOfMarker(node);
    const before = siblings.slice(0, position).map(textOf).join('');
    if (plan !== undefined && NAMED[plan].test(before)) {
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'iconOnly', value: null });
    }
  });
}

/**
 * In sentences and tables, `<Plan name="pro" />` shows an icon and the name of the plan. After text
 * that ends in that name, such as `DataGridPro`, the icon is enough. Headings always show the name.
 */
export function remarkPlanNames() {
  return (root: Root): void => {
    for (const node of walk(root)) {
      if (isParent(node) && !isHeading(node)) {
        markNamed(node.children);
      }
    }
  };
}
