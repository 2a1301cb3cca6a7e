import { useEffect, useRef } from 'react';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { REGIONS } from './ferries';

interface PortTreeProps {
  /** The id of a port or region; `null` or `all` for every port. */
  selected: string | null;
  /** Whether it takes the focus when it appears. Default: false. */
  takesFocus?: boolean;
  onSelect: (id: string | null) => void;
}

/** The ports by region, for filtering. */
export default function PortTree({ selected, takesFocus = false, onSelect }: PortTreeProps) {
  const ref = useRef<HTMLUListElement>(null);
  const wanted = useRef(takesFocus);
  useEffect(() => {
    if (wanted.current) {
      ref.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
    }
  }, []);
  return (
    <SimpleTreeView
      ref={ref}
      aria-label="Ports"
      defaultExpandedItems={REGIONS.map(({ id }) => id)}
      selectedItems={selected ?? 'all'}
      onSelectedItemsChange={(_event, id) => onSelect(id)}
    >
      <TreeItem itemId="all" label="All ports" />
      {REGIONS.map((region) => (
        <TreeItem key={region.id} itemId={region.id} label={region.label}>
          {region.children.map((port) => (
            <TreeItem key={port.id} itemId={port.id} label={port.label} />
          ))}
        </TreeItem>
      ))}
    </SimpleTreeView>
  );
}
