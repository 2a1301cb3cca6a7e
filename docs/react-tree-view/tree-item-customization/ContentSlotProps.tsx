import { useState } from 'react';
import Box from '@mui/material/Box';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps, type TreeItemSlotProps } from '@mui/x-tree-view/TreeItem';
import { allDepartments, team } from './team';

function HighlightTreeItem(props: TreeItemProps) {
  const [isHovered, setIsHovered] = useState(false);

  // preview-start
  const contentProps: TreeItemSlotProps['content'] = {
    onMouseEnter: () => setIsHovered(true),
    onMouseLeave: () => setIsHovered(false),
    style: { boxShadow: isHovered ? 'inset 3px 0 0 currentColor' : undefined },
  };
  // preview-end

  return <TreeItem {...props} slotProps={{ content: contentProps }} />;
}

export default function ContentSlotProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 192 }}>
      <RichTreeView
        items={team}
        slots={{ item: HighlightTreeItem, endIcon: PersonIcon }}
        slotProps={{ endIcon: { color: 'action' } }}
        defaultExpandedItems={allDepartments}
        aria-label="Team"
      />
    </Box>
  );
}
