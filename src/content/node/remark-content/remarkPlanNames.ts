import type { PhrasingContent, Root } from 'mdast';
import { inlineElement } from '../mdx-nodes';
import { isHeading, isParent, isPlanMarker, planOfMarker, textOf, walk } from '../page';
import type { PaidPlan } from '../../shared/plans';

/** The end of `DataGridPro`, `the Pro plan`, `@mui/x-charts-pro`, and `DataGridPremium`. */
const NAMED: Readonly<Record<PaidPlan, RegExp>> = {
  pro: /(Pro|-pro)( plan| package)?\s*$/,
  premium: /(Premium|-premium)( plan| package)?\s*$/,
};

/** The last word, with what makes it a name: "DataGridPro", "Pro plan" */
const LAST_NAME = /\S+( plan| package)?\s*$/;

/** Tells each marker in `siblings` that follows the name of its plan, and keeps it in the name's line. */
function markNamed(siblings: PhrasingContent[]): void {
  // From the end, because a name and its marker become one sibling.
  for (let position = siblings.length - 1; position >= 0; position -= 1) {
    const node = siblings[position]!;
    const plan = isPlanMarker(node) ? planOfMarker(node) : undefined;
    const before = siblings.slice(0, position);
    if (isPlanMarker(node) && plan !== undefined && NAMED[plan].test(before.map(textOf).join(''))) {
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'iconOnly', value: null });
      position = keepTogether(siblings, position);
    }
  }
}

/**
 * Puts a marker and the name before it into an element without line breaks, because a line may end
 * before any icon, even after a no-break space. Returns where the name began.
 */
function keepTogether(siblings: PhrasingContent[], position: number): number {
  const start = siblings.findLastIndex(
    (node, index) => index < position && textOf(node).trim() !== '',
  );
  const named = siblings[start];
  const name = inlineElement('span', { className: 'unbroken' });
  const kept = siblings.slice(start, position + 1);
  if (named?.type === 'text') {
    const { index } = LAST_NAME.exec(named.value)!;
    kept[0] = { ...named, value: named.value.slice(index) };
    const rest = { ...named, value: named.value.slice(0, index) };
    siblings.splice(start, kept.length, rest, { ...name, children: kept });
  } else {
    siblings.splice(start, kept.length, { ...name, children: kept });
  }
  return start;
}

/**
 * In sentences and tables, `<Plan name="pro" />` shows an icon and the name of the plan. After text
 * that ends in that name, such as `DataGridPro`, the icon is enough. Headings always show the name.
 */
export function remarkPlanNames() {
  return (root: Root): void => {
    for (const node of walk(root)) {
      if (isParent(node) && !isHeading(node)) {
        markNamed(node.children as PhrasingContent[]);
      }
    }
  };
}
