import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { plants } from './network';

export default function ApiMethodSetItemSelectionKeepExistingSelection() {
  const apiRef = useTreeViewApiRef();

  const addCoast = (event: SyntheticEvent) => {
    apiRef.current!.setItemSelection({
      event,
      itemId: 'wind-coast',
      shouldBeSelected: true,
      keepExistingSelection: true,
    });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={addCoast}>
        Add Coast Farm
      </Button>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 210, p: 1 }}>
        <RichTreeView
          apiRef={apiRef}
          items={plants}
          multiSelect
          defaultExpandedItems={['wind']}
          defaultSelectedItems={['wind-ridge']}
          aria-label="Plants"
        />
      </Paper>
    </Stack>
  );
}
