import type { SyntheticEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { rota } from './rota';

export default function ApiMethodFocusItem() {
  const apiRef = useTreeViewApiRef();

  const focusPharmacy = (event: SyntheticEvent) => {
    apiRef.current!.focusItem(event, 'pharmacy');
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={focusPharmacy}>
        Focus the pharmacy
      </Button>
      <Box sx={{ width: '100%', minHeight: 216 }}>
        <RichTreeView
          apiRef={apiRef}
          items={rota}
          defaultExpandedItems={['emergency']}
          aria-label="Wards"
        />
      </Box>
    </Stack>
  );
}
