import { useVersion } from '@site/src/versions/browser';
import { FAMILY } from '@site/src/content/shared/products';
import type { PaidPlan } from '@site/src/content/shared/plans';
import { addressIn, CURRENT_MAJOR, hasProduct } from '@site/src/versions/shared/versions';

/** The section about a plan, or `undefined` if no site with it is known. */
export function usePlanAddress(plan: PaidPlan): string | undefined {
  const { topology, major } = useVersion();
  // v4 has no page about licensing.
  const place = hasProduct(major, FAMILY.id) ? major : CURRENT_MAJOR;
  return addressIn(topology, place, `/x/introduction/licensing/#${plan}-plan`);
}
