import Box from '@mui/material/Box';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps, type TreeItemSlotProps } from '@mui/x-tree-view/TreeItem';
import { allDepartments, team } from './team';

// preview-start
function FavoriteTreeItem(props: TreeItemProps) {
  const checkboxProps = {
    size: 'small',
    icon: <FavoriteBorder fontSize="small" />,
    checkedIcon: <Favorite fontSize="small" />,
  } as TreeItemSlotProps['checkbox'];

  return <TreeItem {...props} slotProps={{ checkbox: checkboxProps }} />;
}
// preview-end

export default function CheckboxSlotProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      <RichTreeView
        items={team}
        checkboxSelection
        slots={{ item: FavoriteTreeItem }}
        defaultExpandedItems={allDepartments}
        defaultSelectedItems="oboe"
        aria-label="Favorites"
      />
    </Box>
  );
}
