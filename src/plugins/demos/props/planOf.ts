import type { ResolvedDemoProps } from '../../../shared/demo';

type Plan = ResolvedDemoProps['plan'];

const PLAN_PACKAGE = /^@mui\/x-[a-z-]+-(?<plan>pro|premium)(?:\/|$)/;
const RANK: readonly Plan[] = ['community', 'pro', 'premium'];

/** The highest plan of the imported packages. */
export function planOf(specifiers: readonly string[]): Plan {
  return specifiers.reduce<Plan>((highest, specifier) => {
    const plan = (PLAN_PACKAGE.exec(specifier)?.groups?.plan ?? 'community') as Plan;
    return RANK.indexOf(plan) > RANK.indexOf(highest) ? plan : highest;
  }, 'community');
}
