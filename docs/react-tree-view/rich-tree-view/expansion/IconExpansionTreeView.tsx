import Paper from '@mui/material/Paper';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { turbine } from './turbine';

export default function IconExpansionTreeView() {
  return (
    <Paper
      variant="outlined"
      sx={{ width: '100%', maxWidth: 480, mx: 'auto', minHeight: 178, p: 1 }}
    >
      {/* preview-start */}
      <RichTreeView
        items={turbine}
        expansionTrigger="iconContainer"
        defaultExpandedItems={['rotor']}
        aria-label="Turbine"
      />
      {/* preview-end */}
    </Paper>
  );
}
