import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

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
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 178, p: 1 }}>
        {/* preview-start */}
        <SimpleTreeView
          key={String(focusable)}
          disabledItemsFocusable={focusable}
          defaultExpandedItems={['safety']}
          aria-label="Handbook"
        >
          <TreeItem itemId="safety" label="Safety">
            <TreeItem itemId="fire" label="Fire drill" />
            <TreeItem itemId="first-aid" label="First aid (in revision)" disabled />
          </TreeItem>
          <TreeItem itemId="shifts" label="Shifts (in revision)" disabled />
          <TreeItem itemId="contacts" label="Contacts" />
        </SimpleTreeView>
        {/* preview-end */}
      </Paper>
    </Stack>
  );
}
