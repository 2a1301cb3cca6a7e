import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { turbine } from './turbine';

export default function ApiMethodSetItemExpansion() {
  const apiRef = useTreeViewApiRef();

  const toggleNacelle = (event: SyntheticEvent) => {
    apiRef.current!.setItemExpansion({ event, itemId: 'nacelle' });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={toggleNacelle}>
        Toggle the nacelle
      </Button>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 178, p: 1 }}>
        <RichTreeView
          apiRef={apiRef}
          items={turbine}
          defaultExpandedItems={['rotor']}
          aria-label="Turbine"
        />
      </Paper>
    </Stack>
  );
}
