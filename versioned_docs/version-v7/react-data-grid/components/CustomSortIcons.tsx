import Box from '@mui/material/Box';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import SortIcon from '@mui/icons-material/Sort';
import { DataGrid } from '@mui/x-data-grid';
import { columns, loans } from './loans';

interface IconProps {
  className?: string;
}

// preview-start
// Take only what an icon needs: the grid passes more, which is not for the DOM.
const slots = {
  columnSortedAscendingIcon: ({ className }: IconProps) => <ExpandLessIcon className={className} />,
  columnSortedDescendingIcon: ({ className }: IconProps) => (
    <ExpandMoreIcon className={className} />
  ),
  columnUnsortedIcon: ({ className }: IconProps) => <SortIcon className={className} />,
};
// preview-end

export default function CustomSortIcons() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Books' } }}
        rows={loans}
        columns={columns}
        slots={slots}
        initialState={{ sorting: { sortModel: [{ field: 'title', sort: 'asc' }] } }}
      />
    </Box>
  );
}
