import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface StockItem {
  sku: string;
  label: string;
  children?: StockItem[];
}

const stock: StockItem[] = [
  {
    sku: 'BRG',
    label: 'Bearings',
    children: [
      { sku: 'BRG-6204', label: 'Ball bearing 6204' },
      { sku: 'BRG-6305', label: 'Ball bearing 6305' },
    ],
  },
  { sku: 'FLT', label: 'Filters', children: [{ sku: 'FLT-0140', label: 'Oil filter 140' }] },
];

// preview-start
const getItemId = (item: StockItem) => item.sku;

export default function GetItemId() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 128 }}>
      <RichTreeView
        items={stock}
        getItemId={getItemId}
        defaultExpandedItems={['BRG']}
        aria-label="Stock"
      />
    </Box>
  );
}
// preview-end
