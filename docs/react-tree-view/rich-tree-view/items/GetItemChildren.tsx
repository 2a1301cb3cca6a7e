import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

interface Place {
  id: string;
  label: string;
  places?: Place[];
}

const sites: Place[] = [
  {
    id: 'gdansk',
    label: 'Gdańsk',
    places: [
      { id: 'gdansk-a', label: 'Hall A' },
      { id: 'gdansk-b', label: 'Hall B', places: [{ id: 'gdansk-b-cold', label: 'Cold store' }] },
    ],
  },
  { id: 'antwerp', label: 'Antwerp', places: [{ id: 'antwerp-quay', label: 'Quay 7' }] },
];

// preview-start
const getItemChildren = (item: Place) => item.places;

export default function GetItemChildren() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 128 }}>
      <RichTreeView
        items={sites}
        getItemChildren={getItemChildren}
        defaultExpandedItems={['gdansk']}
        aria-label="Sites"
      />
    </Box>
  );
}
// preview-end
