import type { SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { plants } from './network';

export default function ApiMethodSetItemSelection() {
  const apiRef = useTreeViewApiRef();

  const selectCoast = (event: SyntheticEvent) => {
    apiRef.current!.setItemSelection({ event, itemId: 'wind-coast', shouldBeSelected: true });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={selectCoast}>
        Select Coast Farm
      </Button>
      <Box sx={{ width: '100%', minHeight: 288 }}>
        <RichTreeView
          apiRef={apiRef}
          items={plants}
          defaultExpandedItems={['wind']}
          aria-label="Plants"
        />
      </Box>
    </Stack>
  );
}
