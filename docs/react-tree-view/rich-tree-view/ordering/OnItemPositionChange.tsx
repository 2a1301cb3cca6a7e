import { useState } from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro, type RichTreeViewProProps } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour, vanIds } from './tour';

type PositionChange = Parameters<
  NonNullable<RichTreeViewProProps<(typeof tour)[number], false>['onItemPositionChange']>
>[0];

export default function OnItemPositionChange() {
  const [change, setChange] = useState<PositionChange | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Typography role="status">
        {change
          ? `${change.itemId}: from ${change.oldPosition.parentId}, ${change.oldPosition.index} to ${change.newPosition.parentId}, ${change.newPosition.index}`
          : 'Move a stop.'}
      </Typography>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 270, p: 1 }}>
        {/* preview-start */}
        <RichTreeViewPro
          items={tour}
          itemsReordering
          onItemPositionChange={setChange}
          defaultExpandedItems={vanIds}
          aria-label="Tour"
        />
        {/* preview-end */}
      </Paper>
    </Stack>
  );
}
