import type { SankeyLink, SankeyNode } from '@mui/x-charts-pro/SankeyChart';

/** Where the water of a region goes, in million cubic meters a year. */
export const links: SankeyLink[] = [
  { source: 'rivers', target: 'works', value: 61 },
  { source: 'wells', target: 'works', value: 27 },
  { source: 'wells', target: 'farms', value: 18 },
  { source: 'works', target: 'homes', value: 49 },
  { source: 'works', target: 'industry', value: 26 },
  { source: 'works', target: 'leaks', value: 13 },
];

export const nodes: SankeyNode[] = [
  { id: 'rivers', label: 'Rivers', color: '#1e88e5' },
  { id: 'wells', label: 'Wells', color: '#00897b' },
  { id: 'works', label: 'Waterworks', color: '#5e6b7d' },
  { id: 'homes', label: 'Homes', color: '#8e44ad' },
  { id: 'industry', label: 'Industry', color: '#d98200' },
  { id: 'farms', label: 'Farms', color: '#5a9a2e' },
  { id: 'leaks', label: 'Leaks', color: '#d32f2f' },
];
