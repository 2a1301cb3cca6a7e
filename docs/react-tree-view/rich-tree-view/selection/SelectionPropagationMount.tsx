import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useApplyPropagationToSelectedItemsOnMount } from '@mui/x-tree-view/hooks';
import { plants } from './network';

const selectionPropagation = { parents: true, descendants: true };

export default function SelectionPropagationMount() {
  // preview-start
  const defaultSelectedItems = useApplyPropagationToSelectedItemsOnMount({
    items: plants,
    selectionPropagation,
    selectedItems: ['wind', 'solar-valley'],
  });
  // preview-end

  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 256 }}>
      <RichTreeView
        items={plants}
        multiSelect
        checkboxSelection
        selectionPropagation={selectionPropagation}
        defaultSelectedItems={defaultSelectedItems}
        defaultExpandedItems={['wind', 'solar']}
        aria-label="Plants"
      />
    </Box>
  );
}
