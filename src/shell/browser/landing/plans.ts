import type { Plan } from '@site/src/content/shared/plans';
import type { OwnProductId } from '@site/src/content/shared/products';

interface LinkedFeature {
  readonly name: string;
  /** The guide, below the folder of the product. */
  readonly to: string;
}

export interface PlanFeature {
  readonly features: readonly LinkedFeature[];
  /** The lowest plan that includes it, according to its documentation page. */
  readonly from: Plan;
}

/** The features that differ between plans, by product. */
export const PLAN_FEATURES: Readonly<Record<OwnProductId, readonly PlanFeature[]>> = {
  'x-data-grid': [
    {
      features: [
        { name: 'Sorting', to: 'sorting' },
        { name: 'filtering', to: 'filtering' },
        { name: 'editing', to: 'editing' },
        { name: 'pages of up to 100 rows', to: 'pagination' },
      ],
      from: 'community',
    },
    {
      features: [
        { name: 'Scrolling through all rows', to: 'virtualization' },
        { name: 'column pinning', to: 'column-pinning' },
        { name: 'reordering', to: 'column-ordering' },
        { name: 'tree data', to: 'tree-data' },
      ],
      from: 'pro',
    },
    {
      features: [
        { name: 'Row grouping', to: 'row-grouping' },
        { name: 'aggregation', to: 'aggregation' },
        { name: 'pivoting', to: 'pivoting' },
        { name: 'Excel export', to: 'export' },
        { name: 'pasting', to: 'clipboard' },
        { name: 'charts from rows', to: 'charts-integration' },
      ],
      from: 'premium',
    },
  ],
  'x-date-pickers': [
    {
      features: [
        { name: 'Date', to: 'date-picker' },
        { name: 'time', to: 'time-picker' },
        { name: 'date-time pickers', to: 'date-time-picker' },
        { name: 'fields', to: 'fields' },
      ],
      from: 'community',
    },
    {
      features: [
        { name: 'Date ranges', to: 'date-range-picker' },
        { name: 'time ranges', to: 'time-range-picker' },
        { name: 'date-time ranges', to: 'date-time-range-picker' },
      ],
      from: 'pro',
    },
  ],
  'x-charts': [
    {
      features: [
        { name: 'Bars', to: 'bars' },
        { name: 'lines', to: 'lines' },
        { name: 'pie', to: 'pie' },
        { name: 'scatter', to: 'scatter' },
        { name: 'radar', to: 'radar' },
        { name: 'gauge', to: 'gauge' },
        { name: 'sparkline', to: 'sparkline' },
      ],
      from: 'community',
    },
    {
      features: [
        { name: 'Heatmap', to: 'heatmap' },
        { name: 'funnel', to: 'funnel' },
        { name: 'Sankey', to: 'sankey' },
        { name: 'zoom and pan', to: 'zoom-and-pan' },
        { name: 'export', to: 'export' },
      ],
      from: 'pro',
    },
  ],
  'x-tree-view': [
    {
      features: [
        { name: 'Selection', to: 'rich-tree-view/selection' },
        { name: 'expansion', to: 'rich-tree-view/expansion' },
        { name: 'label editing', to: 'rich-tree-view/editing' },
      ],
      from: 'community',
    },
    {
      features: [
        { name: 'Reordering by drag and drop', to: 'rich-tree-view/ordering' },
        { name: 'lazy loading', to: 'rich-tree-view/lazy-loading' },
      ],
      from: 'pro',
    },
  ],
};
