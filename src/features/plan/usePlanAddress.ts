import { useVersion } from '@site/src/features/versions';
import { FAMILY } from '@site/src/shared/products';
import type { PaidPlan } from '@site/src/shared/plans';
import { addressIn, CURRENT_MAJOR, hasProduct } from '@site/src/shared/versions';

/** The section about a plan, or `undefined` if no site with it is known. */
export function usePlanAddress(plan: PaidPlan): string | undefined {
  const { topology, major } = useVersion();
  // v4 has no page about licensing.
  const place = hasProduct(major, FAMILY.id) ? major : CURRENT_MAJOR;
  return addressIn(topology, place, `/x/introduction/licensing/#${plan}-plan`);
}
