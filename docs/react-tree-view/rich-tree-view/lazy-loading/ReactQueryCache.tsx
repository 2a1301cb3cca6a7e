import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { DataSourceCache } from '@mui/x-tree-view/utils';
import { fetchArchive, getChildrenCount } from './archiveServer';
import { createQueryClient } from './queryClient';

const queryClient = createQueryClient();

// preview-start
const cache: DataSourceCache = {
  get: (key) => queryClient.getQueryData(['archive', key]),
  set: (key, value) => queryClient.setQueryData(['archive', key], value),
  clear: () => queryClient.clear(),
};
// preview-end

const dataSource = { getChildrenCount, getTreeItems: fetchArchive };

export default function ReactQueryCache() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 96 }}>
      <RichTreeViewPro
        items={[]}
        dataSource={dataSource}
        dataSourceCache={cache}
        aria-label="Film archive"
      />
    </Box>
  );
}
