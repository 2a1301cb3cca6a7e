import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridColumnMenuColumnsItem,
  GridColumnMenuFilterItem,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
  GridColumnMenuSortItem,
} from '@mui/x-data-grid';
import { columns, plays } from './seasons';

declare module '@mui/x-data-grid' {
  interface ColumnMenuPropsOverrides {
    onExplain?: (field: string) => void;
  }
}

interface PlaysColumnMenuProps extends GridColumnMenuProps {
  onExplain?: (field: string) => void;
}

function PlaysColumnMenu(props: PlaysColumnMenuProps) {
  const { colDef, hideMenu, id, labelledby, open, onExplain } = props;
  const itemProps: GridColumnMenuItemProps = { colDef, onClick: hideMenu };

  return (
    <Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ px: 2, pt: 1 }}>
        {colDef.headerName}
      </Typography>
      <MenuList id={id} aria-labelledby={labelledby} autoFocus={open}>
        <GridColumnMenuSortItem {...itemProps} />
        <GridColumnMenuFilterItem {...itemProps} />
        <Divider />
        <GridColumnMenuColumnsItem {...itemProps} />
        <Divider />
        <MenuItem
          onClick={(event) => {
            onExplain?.(colDef.field);
            hideMenu(event);
          }}
        >
          What is this?
        </MenuItem>
      </MenuList>
    </Box>
  );
}

const explanations: Record<string, string> = {
  title: 'The title as printed on the poster.',
  genre: 'The genre that the box office uses.',
  premiere: 'The first public evening, without previews.',
  evenings: 'Evenings played this season.',
  visitors: 'Tickets scanned at the door.',
};

export default function CustomColumnMenuGrid() {
  const [field, setField] = useState('visitors');

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info" sx={{ mb: 1 }}>
        {explanations[field]}
      </Alert>
      <Box sx={{ height: 434 }}>
        <DataGrid
          rows={plays}
          columns={columns}
          slots={{ columnMenu: PlaysColumnMenu }}
          slotProps={{ main: { 'aria-label': 'Plays' }, columnMenu: { onExplain: setField } }}
        />
      </Box>
    </Box>
  );
}
