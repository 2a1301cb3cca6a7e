import Box from '@mui/material/Box';
import AddBoxIcon from '@mui/icons-material/AddBoxOutlined';
import BuildIcon from '@mui/icons-material/BuildOutlined';
import IndeterminateCheckBoxIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function CustomIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 160 }}>
      <SimpleTreeView
        slots={{
          expandIcon: AddBoxIcon,
          collapseIcon: IndeterminateCheckBoxIcon,
          endIcon: BuildIcon,
        }}
        defaultExpandedItems={['ship', 'engine']}
        aria-label="Parts of a ship"
      >
        <TreeItem itemId="ship" label="Ship">
          <TreeItem itemId="hull" label="Hull">
            <TreeItem itemId="bulkheads" label="Bulkheads" />
          </TreeItem>
          <TreeItem itemId="engine" label="Engine room">
            <TreeItem itemId="generator" label="Generator" />
            <TreeItem itemId="pumps" label="Pumps" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
