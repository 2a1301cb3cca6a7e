import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicSimpleTreeView() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 224 }}>
      {/* preview-start */}
      <SimpleTreeView
        defaultExpandedItems={['safety', 'shifts']}
        defaultSelectedItems="first-aid"
        itemChildrenIndentation={24}
        aria-label="Handbook"
      >
        <TreeItem itemId="safety" label="Safety">
          <TreeItem itemId="fire" label="Fire drill" />
          <TreeItem itemId="first-aid" label="First aid" />
        </TreeItem>
        <TreeItem itemId="shifts" label="Shifts">
          <TreeItem itemId="swap" label="Swapping a shift" />
          <TreeItem itemId="night" label="Night work" />
        </TreeItem>
        <TreeItem itemId="contacts" label="Contacts" />
      </SimpleTreeView>
      {/* preview-end */}
    </Box>
  );
}
