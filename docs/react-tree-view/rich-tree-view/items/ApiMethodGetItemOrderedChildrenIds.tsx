import { useState, type SyntheticEvent } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { warehouse } from './warehouse';

export default function ApiMethodGetItemOrderedChildrenIds() {
  const apiRef = useTreeViewApiRef();
  const [message, setMessage] = useState('Select an item.');

  const handleSelectedItemsChange = (_event: SyntheticEvent | null, itemId: string | null) => {
    if (itemId === null) {
      return;
    }
    const childrenIds = apiRef.current!.getItemOrderedChildrenIds(itemId);
    setMessage(
      childrenIds.length === 0 ? `${itemId} is a leaf` : `${itemId}: ${childrenIds.join(', ')}`,
    );
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Typography role="status">{message}</Typography>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 210, p: 1 }}>
        <RichTreeView
          apiRef={apiRef}
          items={warehouse}
          onSelectedItemsChange={handleSelectedItemsChange}
          defaultExpandedItems={['hall-a']}
          aria-label="Warehouse"
        />
      </Paper>
    </Stack>
  );
}
