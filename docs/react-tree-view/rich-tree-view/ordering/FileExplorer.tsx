import Box from '@mui/material/Box';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { FileTreeItem } from './FileTreeItem';
import { files } from './files';

export default function FileExplorer() {
  const apiRef = useTreeViewApiRef();

  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 297 }}>
      {/* preview-start */}
      <RichTreeViewPro
        apiRef={apiRef}
        items={files}
        itemsReordering
        canMoveItemToNewPosition={({ newPosition }) =>
          newPosition.parentId === null ||
          ['folder', 'bin'].includes(apiRef.current!.getItem(newPosition.parentId).kind)
        }
        slots={{ item: FileTreeItem }}
        itemChildrenIndentation={24}
        defaultExpandedItems={['script', 'footage', 'day-1']}
        sx={{ width: '100%' }}
        aria-label="Project files"
      />
      {/* preview-end */}
    </Box>
  );
}
