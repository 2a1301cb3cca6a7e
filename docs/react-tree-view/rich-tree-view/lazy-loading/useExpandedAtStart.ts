import { useEffect } from 'react';
import { useTreeViewApiRef } from '@mui/x-tree-view-pro';

/** The `apiRef` for a tree that expands an item, and so loads its children, as soon as it mounts. */
export function useExpandedAtStart(itemId: string) {
  const apiRef = useTreeViewApiRef();

  useEffect(() => {
    apiRef.current!.setItemExpansion({ itemId, shouldBeExpanded: true });
  }, [apiRef, itemId]);

  return apiRef;
}
