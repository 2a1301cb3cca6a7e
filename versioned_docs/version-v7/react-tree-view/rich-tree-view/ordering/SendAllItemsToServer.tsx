import { useState } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { tour, vanIds } from './tour';

export default function SendAllItemsToServer() {
  const apiRef = useTreeViewApiRef();
  const [itemsOnServer, setItemsOnServer] = useState(tour);

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ width: '100%' }}>
      <Box sx={{ flex: 1, minHeight: 252 }}>
        <Typography variant="subtitle2">Move stops here</Typography>
        {/* preview-start */}
        <RichTreeViewPro
          apiRef={apiRef}
          items={tour}
          experimentalFeatures={{ indentationAtItemLevel: true, itemsReordering: true }}
          itemsReordering
          onItemPositionChange={() => setItemsOnServer(apiRef.current!.getItemTree())}
          defaultExpandedItems={vanIds}
          aria-label="Tour"
        />
        {/* preview-end */}
      </Box>
      <Box sx={{ flex: 1, minHeight: 252 }}>
        <Typography variant="subtitle2">What the server has</Typography>
        <RichTreeViewPro
          items={itemsOnServer}
          expandedItems={vanIds}
          isItemDisabled={() => true}
          aria-label="Tour on the server"
        />
      </Box>
    </Stack>
  );
}
