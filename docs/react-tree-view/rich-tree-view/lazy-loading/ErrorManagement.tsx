import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { decades, fetchArchive, getChildrenCount } from './archiveServer';

export default function ErrorManagement() {
  const [isOffline, setIsOffline] = useState(true);

  // preview-start
  const dataSource = useMemo(
    () => ({
      getChildrenCount,
      getTreeItems: async (parentId?: string) => {
        const items = await fetchArchive(parentId);
        if (isOffline) {
          throw new Error('The archive is offline.');
        }
        return items;
      },
    }),
    [isOffline],
  );
  // preview-end

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <FormControlLabel
        control={
          <Switch checked={isOffline} onChange={(event) => setIsOffline(event.target.checked)} />
        }
        label="Let requests fail"
      />
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 114, p: 1 }}>
        <RichTreeViewPro items={decades} dataSource={dataSource} aria-label="Film archive" />
      </Paper>
    </Stack>
  );
}
