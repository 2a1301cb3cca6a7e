import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import DoorIcon from '@mui/icons-material/MeetingRoomOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { rota } from './rota';

export default function ApiMethodFocusItem() {
  const apiRef = useTreeViewApiRef();

  // preview-start
  const focusPharmacy = (event: SyntheticEvent) => {
    apiRef.current!.focusItem(event, 'pharmacy');
  };
  // preview-end

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={focusPharmacy}>
        Focus the pharmacy
      </Button>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 210, p: 1 }}>
        <RichTreeView
          apiRef={apiRef}
          items={rota}
          defaultExpandedItems={['emergency']}
          slots={{ endIcon: DoorIcon }}
          slotProps={{ endIcon: { color: 'action' } }}
          aria-label="Wards"
          itemChildrenIndentation={24}
        />
      </Paper>
    </Stack>
  );
}
