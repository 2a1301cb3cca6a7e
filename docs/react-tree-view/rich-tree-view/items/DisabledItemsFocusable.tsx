import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { storage, type StoragePlace } from './inventory';

const isItemDisabled = (item: StoragePlace) => Boolean(item.counting);

export default function DisabledItemsFocusable() {
  const [focusable, setFocusable] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Arrow keys stop on disabled items"
      />
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 210, p: 1 }}>
        {/* preview-start */}
        <RichTreeView
          items={storage}
          isItemDisabled={isItemDisabled}
          disabledItemsFocusable={focusable}
          defaultExpandedItems={['hall-a']}
          aria-label="Storage"
        />
        {/* preview-end */}
      </Paper>
    </Stack>
  );
}
