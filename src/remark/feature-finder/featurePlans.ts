import type { Plan } from '../../shared/navigation';
import type { Feature } from '../../shared/search/features';

/** The names of the plans, lowest first. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  community: 'Community',
  pro: 'Pro',
  premium: 'Premium',
};

const ORDER = Object.keys(PLAN_NAMES);

/** Whether a plan includes a feature: each plan includes those below it. */
export function featureIn(feature: Feature, plan: Plan): boolean {
  return ORDER.indexOf(plan) >= ORDER.indexOf(feature.plan ?? 'community');
}
