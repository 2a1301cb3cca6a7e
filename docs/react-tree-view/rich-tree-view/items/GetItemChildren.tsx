import Paper from '@mui/material/Paper';
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

const getItemChildren = (item: Place) => item.places;

export default function GetItemChildren() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 146, p: 1 }}
    >
      {/* preview-start */}
      <RichTreeView
        items={sites}
        getItemChildren={getItemChildren}
        defaultExpandedItems={['gdansk']}
        aria-label="Sites"
      />
      {/* preview-end */}
    </Paper>
  );
}
