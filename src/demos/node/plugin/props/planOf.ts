import { planOfPackage, PLANS, type Plan } from '../../../../content/shared/plans';

/** The highest plan of the imported packages. */
export function planOf(specifiers: readonly string[]): Plan {
  const plans = specifiers.map((specifier) => planOfPackage(specifier) ?? 'community');
  return PLANS.findLast((plan) => plans.includes(plan)) ?? 'community';
}
