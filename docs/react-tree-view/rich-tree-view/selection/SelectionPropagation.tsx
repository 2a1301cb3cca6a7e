import { useState } from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { TreeViewSelectionPropagation } from '@mui/x-tree-view/models';
import { plants } from './network';

export default function SelectionPropagation() {
  const [propagation, setPropagation] = useState<TreeViewSelectionPropagation>({
    parents: true,
    descendants: true,
  });

  const toggle = (key: keyof TreeViewSelectionPropagation) => () =>
    setPropagation((prev) => ({ ...prev, [key]: !prev[key] }));

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 480, mx: 'auto' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Checkbox checked={propagation.descendants} onChange={toggle('descendants')} />}
          label="To descendants"
        />
        <FormControlLabel
          control={<Checkbox checked={propagation.parents} onChange={toggle('parents')} />}
          label="To parents"
        />
      </Stack>
      <Paper variant="outlined" sx={{ width: '100%', minHeight: 274, p: 1 }}>
        {/* preview-start */}
        <RichTreeView
          items={plants}
          multiSelect
          checkboxSelection
          selectionPropagation={propagation}
          defaultExpandedItems={['wind', 'solar']}
          defaultSelectedItems={['solar-valley']}
          aria-label="Plants"
        />
        {/* preview-end */}
      </Paper>
    </Stack>
  );
}
