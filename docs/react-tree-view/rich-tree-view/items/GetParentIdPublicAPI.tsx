import { useState, type SyntheticEvent } from 'react';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { warehouse } from './warehouse';

export default function GetParentIdPublicAPI() {
  const apiRef = useTreeViewApiRef();
  const [parent, setParent] = useState('Parent of a-2: hall-a');

  const handleSelectedItemsChange = (_event: SyntheticEvent | null, itemId: string | null) => {
    if (itemId !== null) {
      setParent(
        `Parent of ${itemId}: ${apiRef.current!.getParentId(itemId) ?? 'none, it is a root'}`,
      );
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Alert severity="info" role="status">
        {parent}
      </Alert>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 210, p: 1 }}>
        <RichTreeView
          apiRef={apiRef}
          items={warehouse}
          defaultExpandedItems={['hall-a']}
          defaultSelectedItems="a-2"
          onSelectedItemsChange={handleSelectedItemsChange}
          aria-label="Warehouse"
        />
      </Paper>
    </Stack>
  );
}
