import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function MultiSelectTreeView() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      {/* preview-start */}
      <SimpleTreeView
        multiSelect
        defaultExpandedItems={['drama', 'documentary']}
        defaultSelectedItems={['lighthouse', 'northern-lines']}
        aria-label="Films"
      >
        <TreeItem itemId="drama" label="Drama">
          <TreeItem itemId="lighthouse" label="The Lighthouse" />
          <TreeItem itemId="northern-lines" label="Northern Lines" />
        </TreeItem>
        <TreeItem itemId="documentary" label="Documentary">
          <TreeItem itemId="tides" label="Tides" />
          <TreeItem itemId="glass" label="A Year in Glass" />
        </TreeItem>
      </SimpleTreeView>
      {/* preview-end */}
    </Box>
  );
}
