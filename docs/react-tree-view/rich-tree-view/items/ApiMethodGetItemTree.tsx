import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { warehouse } from './warehouse';

const reversed = [...warehouse].reverse();

const describe = (tree: TreeViewBaseItem[]) =>
  tree.map((item) => `${item.label} (${item.children?.length ?? 0})`).join(', ');

export default function ApiMethodGetItemTree() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = useState(warehouse);
  const [snapshot, setSnapshot] = useState('');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => setItems((prev) => (prev === warehouse ? reversed : warehouse))}
        >
          Reverse the items
        </Button>
        <Button
          variant="outlined"
          onClick={() => setSnapshot(describe(apiRef.current!.getItemTree()))}
        >
          Read the tree
        </Button>
      </Stack>
      <Typography role="status" sx={{ minHeight: 48 }}>
        {snapshot}
      </Typography>
      <Box sx={{ minHeight: 201 }}>
        <RichTreeView
          apiRef={apiRef}
          items={items}
          defaultExpandedItems={['hall-a']}
          aria-label="Warehouse"
        />
      </Box>
    </Stack>
  );
}
