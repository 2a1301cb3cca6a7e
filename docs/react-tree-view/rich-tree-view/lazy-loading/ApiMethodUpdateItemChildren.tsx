import { forwardRef, useState, type MouseEvent, type Ref } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import CachedIcon from '@mui/icons-material/Cached';
import {
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  TreeItemIcon,
  useTreeItem,
  type TreeItemProps,
} from '@mui/x-tree-view-pro';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { DataSourceCacheDefault } from '@mui/x-tree-view/utils';
import { decades, fetchArchive, getChildrenCount } from './archiveServer';

// After `undefined`, version 8.10.1 would keep the old list of children.
class RefreshableCache extends DataSourceCacheDefault {
  override get(key: string) {
    return super.get(key) ?? -1;
  }
}

const cache = new RefreshableCache({});

const RefreshTreeItem = forwardRef(function RefreshTreeItem(
  { id, itemId, label, disabled, children, ...other }: Omit<TreeItemProps, 'onFocus'>,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef });

  // preview-start
  const refresh = (event: MouseEvent) => {
    event.stopPropagation();
    cache.clear();
    item.publicAPI.setItemExpansion({ itemId, shouldBeExpanded: false });
    item.publicAPI.setItemExpansion({ itemId, shouldBeExpanded: true });
  };
  // preview-end

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps(other)}>
        <TreeItemContent {...item.getContentProps()}>
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          <TreeItemLabel {...item.getLabelProps()} />
          {item.status.expanded && (
            <IconButton
              size="small"
              tabIndex={-1}
              aria-label={`Refresh ${label}`}
              disabled={item.status.loading}
              onClick={refresh}
            >
              <CachedIcon fontSize="small" />
            </IconButton>
          )}
        </TreeItemContent>
        {children && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});

export default function ApiMethodUpdateItemChildren() {
  const [dataSource] = useState(() => {
    let requests = 0;
    return {
      getChildrenCount,
      getTreeItems: async (parentId?: string) => {
        requests += 1;
        const answer = requests;
        return (await fetchArchive(parentId)).map((archiveItem) => ({
          ...archiveItem,
          label: `${archiveItem.label} (answer ${answer})`,
        }));
      },
    };
  });

  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 96 }}>
      <RichTreeViewPro
        items={decades}
        dataSource={dataSource}
        dataSourceCache={cache}
        slots={{ item: RefreshTreeItem }}
        aria-label="Film archive"
      />
    </Box>
  );
}
