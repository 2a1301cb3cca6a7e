import Box from '@mui/material/Box';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  type TreeItem2Props,
  type TreeItem2SlotProps,
} from '@mui/x-tree-view/TreeItem2';
import { allDepartments, team } from './team';

// preview-start
function FavoriteTreeItem(props: TreeItem2Props) {
  const checkboxProps = {
    size: 'small',
    icon: <FavoriteBorder fontSize="small" />,
    checkedIcon: <Favorite fontSize="small" />,
  } as TreeItem2SlotProps['checkbox'];

  return <TreeItem2 {...props} slotProps={{ checkbox: checkboxProps }} />;
}
// preview-end

export default function CheckboxSlotProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 190 }}>
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
