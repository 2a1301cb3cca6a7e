import Paper from '@mui/material/Paper';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { storage, type StoragePlace } from './inventory';

const isItemDisabled = (item: StoragePlace) => Boolean(item.counting);

export default function DisabledPropItem() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 210, p: 1 }}
    >
      {/* preview-start */}
      <RichTreeView
        items={storage}
        isItemDisabled={isItemDisabled}
        defaultExpandedItems={['hall-a']}
        aria-label="Storage"
      />
      {/* preview-end */}
    </Paper>
  );
}
