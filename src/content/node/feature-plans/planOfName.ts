import type { ApiProductModel } from '../../../api/shared/apiModel';
import { type PaidPlan, type Plan, PLANS } from '../../shared/plans';

type Named = readonly [name: string, plan: PaidPlan | undefined];

/** The components that have the props of all plans, each with its own plan. */
const COMPLETE_COMPONENTS = new Set(['DataGridPro', 'DataGridPremium', 'RichTreeViewPro']);

/** The sources of names, best first: a prop says more than an interface with the same member. */
function namedBy(product: ApiProductModel): (readonly Named[])[] {
  const components = Object.values(product.components);
  return [
    [
      ...Object.entries(product.exported).map(([name, { plan }]): Named => [name, plan]),
      ...components.map(({ name, plan }): Named => [name, plan]),
    ],
    components.flatMap(({ name, plan, props, slots = [] }) => {
      const inherited = COMPLETE_COMPONENTS.has(name) ? undefined : plan;
      return [...props, ...slots].map((entry): Named => [entry.name, entry.plan ?? inherited]);
    }),
    [
      ...Object.values(product.interfaces).flatMap(({ members, plan }) =>
        members.map((member): Named => [member.name, member.plan ?? plan]),
      ),
      ...product.objects.flatMap(({ members, plan }) =>
        members.map((member): Named => [member.name, member.plan ?? plan]),
      ),
    ],
  ];
}

/** The lowest plan whose package has the name. Undefined for a name that the model doesn't contain. */
export function planOfName(product: ApiProductModel, name: string): Plan | undefined {
  for (const source of namedBy(product)) {
    const plans = source
      .filter((entry) => entry[0] === name)
      .map(([, plan]): Plan => plan ?? 'community');
    if (plans.length > 0) {
      return PLANS.find((plan) => plans.includes(plan));
    }
  }
  return undefined;
}
