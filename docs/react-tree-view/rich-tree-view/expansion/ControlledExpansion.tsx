import { useState } from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import PartIcon from '@mui/icons-material/SettingsOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { turbine } from './turbine';

const getParentIds = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap((item) => (item.children?.length ? [item.id, ...getParentIds(item.children)] : []));

const allParentIds = getParentIds(turbine);

export default function ControlledExpansion() {
  const [expandedItems, setExpandedItems] = useState(allParentIds);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto', alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        onClick={() => setExpandedItems((prev) => (prev.length === 0 ? allParentIds : []))}
      >
        {expandedItems.length === 0 ? 'Expand all' : 'Collapse all'}
      </Button>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 274, p: 1 }}>
        {/* preview-start */}
        <RichTreeView
          items={turbine}
          itemChildrenIndentation={24}
          expandedItems={expandedItems}
          onExpandedItemsChange={(_event, itemIds) => setExpandedItems(itemIds)}
          slots={{ endIcon: PartIcon }}
          slotProps={{ endIcon: { color: 'action' } }}
          aria-label="Turbine"
        />
        {/* preview-end */}
      </Paper>
    </Stack>
  );
}
