import { includesPlan, type Plan } from '../../../../content/shared/plans';

const PLAN_PACKAGE = /^@mui\/x-[a-z-]+-(?<plan>pro|premium)(?:\/|$)/;

/** The highest plan of the imported packages. */
export function planOf(specifiers: readonly string[]): Plan {
  return specifiers.reduce<Plan>((highest, specifier) => {
    const plan = (PLAN_PACKAGE.exec(specifier)?.groups?.plan ?? 'community') as Plan;
    return includesPlan(highest, plan) ? highest : plan;
  }, 'community');
}
