import '@fontsource/material-icons';
import Box from '@mui/material/Box';
import Icon from '@mui/material/Icon';
import { DataGrid } from '@mui/x-data-grid';
import { columns, loans } from './loans';
import './materialIcons.css';

// preview-start
const sortIcon = (ligature: string) =>
  function SortIcon({ className }: { className?: string }) {
    return <Icon className={className}>{ligature}</Icon>;
  };

const slots = {
  columnSortedAscendingIcon: sortIcon('arrow_upward'),
  columnSortedDescendingIcon: sortIcon('arrow_downward'),
  columnUnsortedIcon: sortIcon('swap_vert'),
};
// preview-end

export default function IconFontGrid() {
  return (
    <Box sx={{ height: 369, width: '100%' }}>
      <DataGrid
        label="Books"
        rows={loans}
        columns={columns}
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'title', sort: 'desc' }] } }}
        hideFooter
      />
    </Box>
  );
}
