import type { DemoLoader } from '@site/src/demos/shared/demo';

export interface Sample {
  readonly id: 'material' | 'grid' | 'charts' | 'pickers' | 'tree';
  readonly load: DemoLoader;
  /** The reserved height, in px. */
  readonly height: { readonly wide: number; readonly narrow: number };
  /** The guide of the product. */
  readonly to?: string;
}

export const SAMPLES: readonly Sample[] = [
  {
    id: 'material',
    load: () => import('./samples/MaterialSample'),
    height: { wide: 252, narrow: 440 },
  },
  {
    id: 'grid',
    load: () => import('./samples/GridSample'),
    height: { wide: 404, narrow: 404 },
    to: '/x/react-data-grid/',
  },
  {
    id: 'charts',
    load: () => import('./samples/ChartSample'),
    height: { wide: 352, narrow: 352 },
    to: '/x/react-charts/',
  },
  {
    id: 'pickers',
    load: () => import('./samples/PickerSample'),
    height: { wide: 460, narrow: 460 },
    to: '/x/react-date-pickers/',
  },
  {
    id: 'tree',
    load: () => import('./samples/TreeSample'),
    height: { wide: 460, narrow: 400 },
    to: '/x/react-tree-view/',
  },
];
