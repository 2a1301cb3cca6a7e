import { useCallback } from 'react';
import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { program, type ProgramItem } from './playlist';

export default function EditLeaves() {
  const apiRef = useTreeViewApiRef();

  // preview-start
  const isItemEditable = useCallback(
    (item: ProgramItem) => apiRef.current?.getItemOrderedChildrenIds(item.id).length === 0,
    [apiRef],
  );
  // preview-end

  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      <RichTreeView
        apiRef={apiRef}
        items={program}
        isItemEditable={isItemEditable}
        defaultExpandedItems={['opening', 'retrospective']}
        aria-label="Festival program"
      />
    </Box>
  );
}
