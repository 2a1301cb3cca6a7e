import type { Plan } from '@site/src/shared/navigation';

export interface PlanFeature {
  readonly product: string;
  readonly feature: string;
  /** Lowest plan that includes it, as its documentation page says. */
  readonly from: Plan;
}

/** What decides between the plans, in the order of the products. */
export const PLAN_FEATURES: readonly PlanFeature[] = [
  {
    product: 'Data Grid',
    feature: 'Sorting, filtering, editing, pages of up to 100 rows',
    from: 'community',
  },
  {
    product: 'Data Grid',
    feature: 'Scrolling through all rows, column pinning and reordering, tree data',
    from: 'pro',
  },
  {
    product: 'Data Grid',
    feature: 'Row grouping, aggregation, pivoting, Excel export, pasting, charts from rows',
    from: 'premium',
  },
  {
    product: 'Date and Time Pickers',
    feature: 'Date, time and date-time pickers and fields',
    from: 'community',
  },
  { product: 'Date and Time Pickers', feature: 'Date, time and date-time ranges', from: 'pro' },
  {
    product: 'Charts',
    feature: 'Bars, lines, pie, scatter, radar, gauge, sparkline',
    from: 'community',
  },
  { product: 'Charts', feature: 'Heatmap, funnel, zoom and pan, export', from: 'pro' },
  { product: 'Tree View', feature: 'Selection, expansion, label editing', from: 'community' },
  { product: 'Tree View', feature: 'Reordering by drag and drop, lazy loading', from: 'pro' },
];

const ORDER: readonly Plan[] = ['community', 'pro', 'premium'];

/** Does `plan` include what needs `from`? */
export function includes(plan: Plan, from: Plan): boolean {
  return ORDER.indexOf(plan) >= ORDER.indexOf(from);
}
