import type { ComponentProps } from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import {
  ColumnsPanelTrigger,
  DataGrid,
  ExportCsv,
  FilterPanelTrigger,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid';
import { columns, sailings } from './sailings';

const Pill = styled('button')(({ theme }) => ({
  padding: '6px 14px',
  font: 'inherit',
  fontSize: 13,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.action.hover,
  border: 0,
  borderRadius: 99,
  cursor: 'pointer',
}));

// Only what a plain button knows.
function PillButton({
  children,
  ref,
  onClick,
  onKeyDown,
  tabIndex,
  id,
  ...aria
}: ComponentProps<'button'>) {
  const { 'aria-haspopup': popup, 'aria-expanded': expanded, 'aria-controls': controls } = aria;
  return (
    <Pill
      ref={ref}
      type="button"
      id={id}
      tabIndex={tabIndex}
      aria-haspopup={popup}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={aria.onFocus}
    >
      {children}
    </Pill>
  );
}

// preview-start
function PillToolbar() {
  const pill = (
    <ToolbarButton render={(props) => <PillButton {...(props as ComponentProps<'button'>)} />} />
  );
  return (
    <Toolbar style={{ gap: 8 }}>
      <ColumnsPanelTrigger render={pill}>Columns</ColumnsPanelTrigger>
      <FilterPanelTrigger render={pill}>Filters</FilterPanelTrigger>
      <ExportCsv render={pill}>CSV</ExportCsv>
    </Toolbar>
  );
}
// preview-end

export default function GridToolbarCustom() {
  return (
    <Box sx={{ height: 369, width: '100%' }}>
      <DataGrid
        label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ toolbar: PillToolbar }}
        hideFooter
      />
    </Box>
  );
}
