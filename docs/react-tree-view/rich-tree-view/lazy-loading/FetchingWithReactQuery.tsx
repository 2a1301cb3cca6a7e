import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchArchive, getChildrenCount } from './archiveServer';
import { createQueryClient } from './queryClient';

const queryClient = createQueryClient();

// preview-start
const dataSource = {
  getChildrenCount,
  getTreeItems: (parentId?: string) =>
    queryClient.fetchQuery({
      queryKey: ['archive', parentId ?? 'root'],
      queryFn: () => fetchArchive(parentId),
    }),
};
// preview-end

export default function FetchingWithReactQuery() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 96 }}>
      <RichTreeViewPro items={[]} dataSource={dataSource} aria-label="Film archive" />
    </Box>
  );
}
