import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TrackItemSelectionToggle() {
  const [message, setMessage] = useState('Select a film.');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto' }}>
      <Typography role="status">{message}</Typography>
      <Box sx={{ minHeight: 216 }}>
        <SimpleTreeView
          onItemSelectionToggle={(_event, itemId, isSelected) => {
            if (isSelected) {
              setMessage(`Selected: ${itemId}`);
            }
          }}
          defaultExpandedItems={['drama']}
          aria-label="Films"
        >
          <TreeItem itemId="drama" label="Drama">
            <TreeItem itemId="lighthouse" label="The Lighthouse" />
            <TreeItem itemId="northern-lines" label="Northern Lines" />
          </TreeItem>
          <TreeItem itemId="documentary" label="Documentary">
            <TreeItem itemId="tides" label="Tides" />
            <TreeItem itemId="glass" label="A Year in Glass" />
          </TreeItem>
        </SimpleTreeView>
      </Box>
    </Stack>
  );
}
