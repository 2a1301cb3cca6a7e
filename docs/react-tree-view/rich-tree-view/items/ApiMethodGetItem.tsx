import { useState, type SyntheticEvent } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { parts, type Part } from './parts';

export default function ApiMethodGetItem() {
  const apiRef = useTreeViewApiRef();
  const [selectedItems, setSelectedItems] = useState<string | null>(null);
  const [part, setPart] = useState<Part | null>(null);

  const handleSelectedItemsChange = (_event: SyntheticEvent | null, itemId: string | null) => {
    setSelectedItems(itemId);
    setPart(itemId === null ? null : apiRef.current!.getItem(itemId));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Typography role="status" sx={{ minHeight: 48 }}>
        {part ? `${part.label}: ${part.stock ?? 'see contents'}` : 'Select a part.'}
      </Typography>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 146, p: 1 }}>
        <RichTreeView
          apiRef={apiRef}
          items={parts}
          selectedItems={selectedItems}
          onSelectedItemsChange={handleSelectedItemsChange}
          defaultExpandedItems={['bearings']}
          aria-label="Parts"
        />
      </Paper>
    </Stack>
  );
}
