import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

/** Papers of a shipment. */
export const documents: TreeViewBaseItem[] = [
  {
    id: 'customs',
    label: 'Customs',
    children: [
      { id: 'declaration', label: 'Declaration' },
      { id: 'invoice', label: 'Commercial invoice' },
      {
        id: 'certificates',
        label: 'Certificates',
        children: [{ id: 'origin', label: 'Certificate of origin' }],
      },
    ],
  },
  {
    id: 'transport',
    label: 'Transport',
    children: [
      { id: 'waybill', label: 'Waybill' },
      { id: 'packing', label: 'Packing list' },
    ],
  },
];
