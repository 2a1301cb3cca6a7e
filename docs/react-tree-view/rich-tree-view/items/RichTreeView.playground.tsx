import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { PlaygroundDemoProps, PlaygroundOptions } from '@site/src/demos/browser/playground';
import { warehouse } from './warehouse';

export const options: PlaygroundOptions = {
  imports: ["import { RichTreeView } from '@mui/x-tree-view/RichTreeView';"],
  data: { warehouse },
  given: ['items={warehouse}', "defaultExpandedItems={['hall-a']}", 'aria-label="Warehouse"'],
  controls: [
    {
      name: 'multiSelect',
      kind: 'boolean',
      description: 'If true, several items can be selected.',
      default: false,
    },
    'checkboxSelection',
    'disableSelection',
    'expansionTrigger',
    { name: 'itemChildrenIndentation', min: 0, max: 48, step: 4 },
    'disabledItemsFocusable',
  ],
};

export default function RichTreeViewPlayground({ values }: PlaygroundDemoProps) {
  return (
    <RichTreeView
      items={warehouse}
      defaultExpandedItems={['hall-a']}
      aria-label="Warehouse"
      {...values}
    />
  );
}
