import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function DisabledItemsFocusable() {
  const [focusable, setFocusable] = useState(false);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <FormControlLabel
        control={
          <Switch checked={focusable} onChange={(event) => setFocusable(event.target.checked)} />
        }
        label="Arrow keys stop on disabled items"
      />
      <Box sx={{ minHeight: 216 }}>
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
      </Box>
    </Stack>
  );
}
