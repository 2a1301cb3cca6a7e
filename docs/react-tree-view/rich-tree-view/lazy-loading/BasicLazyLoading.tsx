import { useMemo, useState } from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { fetchArchive, getChildrenCount } from './archiveServer';

export default function BasicLazyLoading() {
  const [delay, setDelay] = useState(800);

  // preview-start
  const dataSource = useMemo(
    () => ({
      getChildrenCount,
      getTreeItems: (parentId?: string) => fetchArchive(parentId, delay),
    }),
    [delay],
  );
  // preview-end

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Box>
        <Typography id="delay-label" variant="body2">
          Answer time of the server: {delay} ms
        </Typography>
        <Slider
          aria-labelledby="delay-label"
          size="small"
          min={100}
          max={3000}
          step={100}
          value={delay}
          onChange={(_event, value) => setDelay(value as number)}
        />
      </Box>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 114, p: 1 }}>
        <RichTreeViewPro items={[]} dataSource={dataSource} aria-label="Film archive" />
      </Paper>
    </Stack>
  );
}
