import type { Plan } from '@site/src/content/shared/plans';
import type { ProductId } from '@site/src/content/shared/products';

export interface PlanFeature {
  readonly feature: string;
  /** The lowest plan that includes it, according to its documentation page. */
  readonly from: Plan;
}

/** The features that differ between plans, by product. */
export const PLAN_FEATURES: Readonly<Partial<Record<ProductId, readonly PlanFeature[]>>> = {
  'x-data-grid': [
    { feature: 'Sorting, filtering, editing, pages of up to 100 rows', from: 'community' },
    {
      feature: 'Scrolling through all rows, column pinning and reordering, tree data',
      from: 'pro',
    },
    {
      feature: 'Row grouping, aggregation, pivoting, Excel export, pasting, charts from rows',
      from: 'premium',
    },
  ],
  'x-date-pickers': [
    { feature: 'Date, time, and date-time pickers and fields', from: 'community' },
    { feature: 'Date, time, and date-time ranges', from: 'pro' },
  ],
  'x-charts': [
    { feature: 'Bars, lines, pie, scatter, radar, gauge, sparkline', from: 'community' },
    { feature: 'Heatmap, funnel, Sankey, zoom and pan, export', from: 'pro' },
  ],
  'x-tree-view': [
    { feature: 'Selection, expansion, label editing', from: 'community' },
    { feature: 'Reordering by drag and drop, lazy loading', from: 'pro' },
  ],
};
