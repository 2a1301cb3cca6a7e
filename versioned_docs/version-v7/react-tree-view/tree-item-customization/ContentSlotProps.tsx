import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import {
  TreeItem2,
  type TreeItem2Props,
  type TreeItem2SlotProps,
} from '@mui/x-tree-view/TreeItem2';
import { allDepartments, team } from './team';

function HighlightTreeItem(props: TreeItem2Props) {
  const [isHovered, setIsHovered] = useState(false);

  // preview-start
  const contentProps: TreeItem2SlotProps['content'] = {
    onMouseEnter: () => setIsHovered(true),
    onMouseLeave: () => setIsHovered(false),
    style: { boxShadow: isHovered ? 'inset 3px 0 0 currentColor' : undefined },
  };
  // preview-end

  return <TreeItem2 {...props} slotProps={{ content: contentProps }} />;
}

export default function ContentSlotProps() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 360, minHeight: 190 }}>
      <RichTreeView
        items={team}
        slots={{ item: HighlightTreeItem }}
        defaultExpandedItems={allDepartments}
        aria-label="Team"
      />
    </Stack>
  );
}
