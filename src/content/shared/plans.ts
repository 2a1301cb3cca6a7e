/** The plans of the products, lowest first: each includes those before it. */
export const PLANS = ['community', 'pro', 'premium'] as const;
export type Plan = (typeof PLANS)[number];

/** The plans that need a license. */
export const PAID_PLANS = ['pro', 'premium'] as const satisfies readonly Plan[];
export type PaidPlan = (typeof PAID_PLANS)[number];

export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  community: 'Community',
  pro: 'Pro',
  premium: 'Premium',
};

/**
 * The plan of a package, with or without a version, or of one of its modules: `@mui/x-charts-pro`.
 * Undefined for Community.
 */
export function planOfPackage(module: string): PaidPlan | undefined {
  const [, plan] = /^@mui\/x-[a-z-]+-(pro|premium)(?:[/@]|$)/.exec(module) ?? [];
  return plan as PaidPlan | undefined;
}

/** Whether `plan` includes what the plan `from` adds. */
export function includesPlan(plan: Plan, from: Plan): boolean {
  return PLANS.indexOf(plan) >= PLANS.indexOf(from);
}
