import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Rack {
  id: string;
  name: string;
  pallets?: number;
  children?: Rack[];
}

const halls: Rack[] = [
  {
    id: 'hall-a',
    name: 'Hall A',
    children: [
      { id: 'a-1', name: 'Rack A1', pallets: 18 },
      { id: 'a-2', name: 'Rack A2', pallets: 7 },
    ],
  },
  { id: 'hall-b', name: 'Hall B', children: [{ id: 'b-1', name: 'Rack B1', pallets: 24 }] },
];

// preview-start
const getItemLabel = (item: Rack) =>
  item.pallets === undefined ? item.name : `${item.name} (${item.pallets} pallets)`;

export default function GetItemLabel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 128 }}>
      <RichTreeView
        items={halls}
        getItemLabel={getItemLabel}
        defaultExpandedItems={['hall-a']}
        aria-label="Racks"
      />
    </Box>
  );
}
// preview-end
