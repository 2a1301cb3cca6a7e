import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledJSXItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 160 }}>
      {/* preview-start */}
      <SimpleTreeView defaultExpandedItems={['safety']} aria-label="Handbook">
        <TreeItem itemId="safety" label="Safety">
          <TreeItem itemId="fire" label="Fire drill" />
          <TreeItem itemId="first-aid" label="First aid (in revision)" disabled />
        </TreeItem>
        <TreeItem itemId="shifts" label="Shifts (in revision)" disabled>
          <TreeItem itemId="swap" label="Swapping a shift" />
        </TreeItem>
        <TreeItem itemId="contacts" label="Contacts" />
      </SimpleTreeView>
      {/* preview-end */}
    </Box>
  );
}
