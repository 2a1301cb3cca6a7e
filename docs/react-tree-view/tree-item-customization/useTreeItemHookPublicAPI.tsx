import { useState, type MouseEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItem } from '@mui/x-tree-view/useTreeItem';
import { allDepartments, team } from './team';

function CountingTreeItem(props: TreeItemProps) {
  const { publicAPI, status } = useTreeItem(props);
  const [count, setCount] = useState<number | null>(null);

  // preview-start
  const countMembers = (event: MouseEvent) => {
    event.stopPropagation();
    setCount(publicAPI.getItemOrderedChildrenIds(props.itemId).length);
  };
  // preview-end

  const label = (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      {props.label}
      {status.expandable && (
        <Button size="small" tabIndex={-1} onClick={countMembers}>
          {count === null ? 'Count' : `${count} members`}
        </Button>
      )}
    </Stack>
  );

  return <TreeItem {...props} label={label} />;
}

export default function useTreeItemHookPublicAPI() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 210 }}>
      <Typography variant="body2" color="text.secondary" gutterBottom>
        How many people work in a department?
      </Typography>
      <RichTreeView
        items={team}
        slots={{ item: CountingTreeItem }}
        defaultExpandedItems={allDepartments}
        aria-label="Team"
      />
    </Box>
  );
}
