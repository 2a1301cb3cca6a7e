import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function BasicSimpleTreeView() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      {/* preview-start */}
      <SimpleTreeView defaultExpandedItems={['main-hall', 'studio']} aria-label="Program">
        <TreeItem itemId="main-hall" label="Main hall">
          <TreeItem itemId="matinee" label="15:00 The Lighthouse" />
          <TreeItem itemId="evening" label="20:00 Northern Lines" />
        </TreeItem>
        <TreeItem itemId="studio" label="Studio">
          <TreeItem itemId="shorts" label="18:30 Short films" />
        </TreeItem>
        <TreeItem itemId="garden" label="Garden">
          <TreeItem itemId="open-air" label="22:00 Open-air cinema" />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
    </Box>
  );
}
