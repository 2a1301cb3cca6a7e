import { type MouseEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, loans } from './loans';

export default function CellWithPopover() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [text, setText] = useState('');

  // preview-start
  const openPopover = (event: MouseEvent<HTMLElement>) => {
    const { field } = event.currentTarget.dataset;
    const id = Number(event.currentTarget.parentElement?.dataset.id);
    const book = loans.find((row) => row.id === id);
    if (field === 'title' && book) {
      setText(`${book.copies - book.lent} of ${book.copies} copies are on the shelf.`);
      setAnchor(event.currentTarget);
    }
  };
  // preview-end

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={loans}
        columns={columns}
        loading={loans.length === 0}
        slotProps={{
          main: { 'aria-label': 'Books' },
          cell: { onMouseEnter: openPopover, onMouseLeave: () => setAnchor(null) },
        }}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setAnchor(null)}
        disableRestoreFocus
        disableAutoFocus
        sx={{ pointerEvents: 'none' }}
      >
        <Typography variant="body2" sx={{ p: 1.5 }}>
          {text}
        </Typography>
      </Popover>
    </Box>
  );
}
