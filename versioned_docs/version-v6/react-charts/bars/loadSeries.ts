import type { HighlightScope } from '@mui/x-charts/context';

const highlightScope: HighlightScope = { highlighted: 'series', faded: 'global' };

/** Load of four servers in percent, one value for each two hours. */
export const loadSeries = [
  {
    id: 'web',
    label: 'Web',
    data: [22, 18, 15, 31, 56, 74, 81, 77, 79, 63, 44, 29],
    highlightScope,
  },
  {
    id: 'mail',
    label: 'Mail',
    data: [12, 9, 8, 19, 48, 52, 39, 51, 46, 28, 17, 13],
    highlightScope,
  },
  {
    id: 'batch',
    label: 'Batch',
    data: [88, 91, 84, 36, 8, 5, 11, 7, 6, 9, 24, 67],
    highlightScope,
  },
  {
    id: 'video',
    label: 'Video',
    data: [41, 27, 14, 10, 17, 23, 33, 36, 42, 71, 93, 86],
    highlightScope,
  },
];
