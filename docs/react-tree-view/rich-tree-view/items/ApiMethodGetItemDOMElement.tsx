import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const rack = (hall: string, number: number): TreeViewBaseItem => ({
  id: `${hall}-${number}`,
  label: `Rack ${hall}${number}`,
});

const halls: TreeViewBaseItem[] = ['A', 'B', 'C'].map((hall) => ({
  id: hall,
  label: `Hall ${hall}`,
  children: [1, 2, 3, 4, 5].map((number) => rack(hall, number)),
}));

export default function ApiMethodGetItemDOMElement() {
  const apiRef = useTreeViewApiRef();

  const scrollToRack = () => {
    apiRef.current!.getItemDOMElement('C-4')?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360, mx: 'auto', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={scrollToRack}>
        Scroll to rack C4
      </Button>
      <Box sx={{ height: 220, width: '100%', overflowY: 'auto' }}>
        <RichTreeView
          apiRef={apiRef}
          items={halls}
          defaultExpandedItems={['A', 'B', 'C']}
          aria-label="Racks"
        />
      </Box>
    </Stack>
  );
}
