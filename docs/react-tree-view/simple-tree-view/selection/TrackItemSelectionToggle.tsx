import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function TrackItemSelectionToggle() {
  const [message, setMessage] = useState('Select a film.');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Typography role="status">{message}</Typography>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 210, p: 1 }}>
        <SimpleTreeView
          onItemSelectionToggle={(_event, itemId, isSelected) => {
            if (isSelected) {
              setMessage(`Selected: ${itemId}`);
            }
          }}
          defaultExpandedItems={['drama', 'documentary']}
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
      </Paper>
    </Stack>
  );
}
