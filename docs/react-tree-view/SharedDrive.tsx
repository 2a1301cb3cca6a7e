import { useEffect, useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/FolderRounded';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import TableChartIcon from '@mui/icons-material/TableChartOutlined';
import {
  RichTreeViewPro,
  TreeItem,
  TreeItemLabel,
  useTreeItemModel,
  useTreeViewApiRef,
  type TreeItemProps,
  type UseTreeItemLabelSlotOwnProps,
} from '@mui/x-tree-view-pro';
import { drives, fetchFolder, type DriveItem } from './drive';

const ICONS = {
  folder: FolderIcon,
  document: ArticleIcon,
  image: ImageIcon,
  sheet: TableChartIcon,
};

interface DriveLabelProps extends UseTreeItemLabelSlotOwnProps {
  kind: DriveItem['kind'];
}

function DriveLabel({ kind, children, ...props }: DriveLabelProps) {
  const Icon = ICONS[kind];
  return (
    <TreeItemLabel {...props} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Icon fontSize="small" color={kind === 'folder' ? 'primary' : 'action'} />
      <Box component="span">{children}</Box>
    </TreeItemLabel>
  );
}

function DriveTreeItem(props: TreeItemProps) {
  const item = useTreeItemModel<DriveItem>(props.itemId);
  const label = { kind: item?.kind ?? 'folder' } as DriveLabelProps;

  return <TreeItem {...props} slots={{ label: DriveLabel }} slotProps={{ label }} />;
}

const dataSource = {
  getChildrenCount: (item: DriveItem) => item.childrenCount,
  getTreeItems: fetchFolder,
};

export default function SharedDrive() {
  const apiRef = useTreeViewApiRef();
  const [message, setMessage] = useState('Drag a file to another open folder.');

  useEffect(() => {
    ['campaign', 'reports'].forEach((itemId) =>
      apiRef.current!.setItemExpansion({ itemId, shouldBeExpanded: true }),
    );
  }, [apiRef]);

  const labelOf = (id: string | null) => (id ? apiRef.current!.getItem(id).label : 'Shared drive');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 560, mx: 'auto' }}>
      <Paper variant="outlined" sx={{ minHeight: 274, p: 1 }}>
        {/* preview-start */}
        <RichTreeViewPro
          apiRef={apiRef}
          items={drives}
          dataSource={dataSource}
          itemsReordering
          canMoveItemToNewPosition={({ newPosition: { parentId } }) =>
            parentId === null || apiRef.current!.getItemOrderedChildrenIds(parentId).length > 0
          }
          onItemPositionChange={({ itemId, newPosition }) =>
            setMessage(`${labelOf(itemId)} is now in ${labelOf(newPosition.parentId)}.`)
          }
          defaultSelectedItems="contracts"
          slots={{ item: DriveTreeItem }}
          aria-label="Shared drive"
        />
        {/* preview-end */}
      </Paper>
      <Typography variant="body2" color="text.secondary" role="status">
        {message}
      </Typography>
    </Stack>
  );
}
