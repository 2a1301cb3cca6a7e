import Inventory2OutlinedIcon from '@mui/icons-material/Inventory2Outlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';

const warehouse: TreeViewBaseItem[] = [
  {
    id: 'hall-a',
    label: 'Hall A: Spare parts',
    children: [
      { id: 'a-1', label: 'Rack A1: Bearings' },
      { id: 'a-2', label: 'Rack A2: Filters' },
      { id: 'a-3', label: 'Rack A3: Seals' },
    ],
  },
  {
    id: 'hall-b',
    label: 'Hall B: Tools',
    children: [
      { id: 'b-1', label: 'Rack B1: Torque wrenches' },
      { id: 'b-2', label: 'Rack B2: Gauges' },
    ],
  },
];

export default function BasicRichTreeView() {
  return (
    <div className="box-border min-h-[224px] w-full">
      {/* preview-start */}
      <RichTreeView
        items={warehouse}
        defaultExpandedItems={['hall-a', 'hall-b']}
        defaultSelectedItems="a-2"
        itemChildrenIndentation={24}
        slots={{ endIcon: Inventory2OutlinedIcon }}
        aria-label="Warehouse"
      />
      {/* preview-end */}
    </div>
  );
}
