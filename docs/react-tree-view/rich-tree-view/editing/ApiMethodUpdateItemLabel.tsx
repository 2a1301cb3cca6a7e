import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { program } from './playlist';

export default function ApiMethodUpdateItemLabel() {
  const apiRef = useTreeViewApiRef();
  const [soldOut, setSoldOut] = useState(false);

  const toggleSoldOut = () => {
    apiRef.current!.updateItemLabel('tides', soldOut ? 'Tides' : 'Tides (sold out)');
    setSoldOut(!soldOut);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={toggleSoldOut}>
        {soldOut ? 'Reopen the sale' : 'Mark “Tides” as sold out'}
      </Button>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 210, p: 1 }}>
        <RichTreeView
          apiRef={apiRef}
          items={program}
          defaultExpandedItems={['opening', 'retrospective']}
          aria-label="Festival program"
        />
      </Paper>
    </Stack>
  );
}
