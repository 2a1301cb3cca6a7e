import Box from '@mui/material/Box';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function ClinicArchive() {
  return (
    <Box sx={{ minHeight: 240, maxWidth: 360 }}>
      {/* preview-start */}
      <TreeView
        aria-label="Archive of the clinic"
        defaultCollapseIcon={<ExpandMoreIcon />}
        defaultExpandIcon={<ChevronRightIcon />}
        defaultExpanded={['cardiology']}
      >
        <TreeItem nodeId="cardiology" label="Cardiology">
          <TreeItem nodeId="ecg" label="ECG 12 March" />
          <TreeItem nodeId="letter" label="Discharge letter" />
        </TreeItem>
        <TreeItem nodeId="imaging" label="Imaging">
          <TreeItem nodeId="mri" label="MRI left knee" />
        </TreeItem>
        <TreeItem nodeId="admission" label="Admission form" />
      </TreeView>
      {/* preview-end */}
    </Box>
  );
}
