/** A part or a family of parts; only parts have a stock. */
export interface Part {
  id: string;
  label: string;
  stock?: string;
  children?: Part[];
}

export const parts: Part[] = [
  {
    id: 'bearings',
    label: 'Bearings',
    children: [
      { id: '6204', label: 'Ball bearing 6204', stock: '140 pcs in rack A1' },
      { id: '6305', label: 'Ball bearing 6305', stock: '32 pcs in rack A1' },
    ],
  },
  {
    id: 'filters',
    label: 'Filters',
    children: [{ id: 'oil-140', label: 'Oil filter 140', stock: '9 pcs in rack A2' }],
  },
];
