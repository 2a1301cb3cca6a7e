import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { turbine } from './turbine';

export default function IconExpansionTreeView() {
  return (
    <Box sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 160 }}>
      {/* preview-start */}
      <RichTreeView
        items={turbine}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['rotor']}
        aria-label="Turbine"
      />
      {/* preview-end */}
    </Box>
  );
}
