import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import type { PaidPlan } from '@site/src/content/shared/plans';
import { navProps } from './navModel';

/** The plan that the menu names for the current page, or for the nearest group that contains it. */
export function usePagePlan(): PaidPlan | undefined {
  return useSidebarBreadcrumbs()
    ?.map((item) => navProps(item).plan)
    .findLast((plan) => plan !== undefined);
}
