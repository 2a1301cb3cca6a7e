import { useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { regions } from './regions';

export default function TreeViewKeyboard() {
  const [lastKey, setLastKey] = useState('none yet');
  const [focused, setFocused] = useState('none yet');
  const [selected, setSelected] = useState<string[]>([]);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%', maxWidth: 640, mx: 'auto', alignItems: 'flex-start' }}
    >
      <Box sx={{ width: '100%', minHeight: 169 }}>
        <RichTreeView
          items={regions}
          multiSelect
          onKeyDownCapture={(event) => setLastKey(event.key === ' ' ? 'Space' : event.key)}
          onItemFocus={(_event, itemId) => setFocused(itemId)}
          onSelectedItemsChange={(_event, itemIds) => setSelected(itemIds)}
          defaultExpandedItems={['north']}
          slots={{ endIcon: PlaceIcon }}
          slotProps={{ endIcon: { color: 'action' } }}
          aria-label="Districts"
        />
      </Box>
      <Paper variant="outlined" sx={{ width: '100%', padding: 2 }}>
        <Typography>Last key: {lastKey}</Typography>
        <Typography>Focused: {focused}</Typography>
        <Typography>Selected: {selected.join(', ') || 'none'}</Typography>
      </Paper>
    </Stack>
  );
}
