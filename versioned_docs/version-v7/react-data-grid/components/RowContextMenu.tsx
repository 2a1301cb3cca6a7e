import { type MouseEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid';
import { columns, loans } from './loans';

interface OpenMenu {
  id: number;
  left: number;
  top: number;
}

export default function RowContextMenu() {
  const [rows, setRows] = useState(loans);
  const [menu, setMenu] = useState<OpenMenu | null>(null);

  // preview-start
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const id = Number(event.currentTarget.getAttribute('data-id'));
    setMenu({ id, left: event.clientX, top: event.clientY });
  };
  // preview-end

  const lend = (change: number) => {
    setRows((previous) =>
      previous.map((row) =>
        row.id === menu?.id ? { ...row, lent: Math.max(0, row.lent + change) } : row,
      ),
    );
    setMenu(null);
  };

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slotProps={{
          main: { 'aria-label': 'Books' },
          row: { onContextMenu: openMenu, style: { cursor: 'context-menu' } },
        }}
      />
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem onClick={() => lend(1)}>Lend a copy</MenuItem>
        <MenuItem onClick={() => lend(-1)}>Take one back</MenuItem>
      </Menu>
    </Box>
  );
}
