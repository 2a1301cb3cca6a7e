import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { plants } from './network';

export default function CheckboxMultiSelection() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      {/* preview-start */}
      <RichTreeView
        items={plants}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['wind']}
        defaultSelectedItems={['wind-ridge', 'wind-coast']}
        aria-label="Plants"
      />
      {/* preview-end */}
    </Box>
  );
}
