import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as locales from '@mui/x-data-grid/locales';

interface Translation {
  id: string;
  tag: string;
  language: string;
  share: number;
}

const names = new Intl.DisplayNames('en', { type: 'language' });
const keysOf = (locale: typeof locales.enUS) =>
  Object.keys(locale.components.MuiDataGrid.defaultProps.localeText ?? {});

const total = keysOf(locales.enUS).length;

const rows = Object.entries(locales).flatMap<Translation>(([id, locale]) => {
  if (!('components' in locale)) {
    return [];
  }
  const tag = `${id.slice(0, 2)}-${id.slice(2)}`;
  return { id, tag, language: names.of(tag) ?? tag, share: keysOf(locale).length / total };
});

const percent = new Intl.NumberFormat('en', { style: 'percent' });

const columns: GridColDef<Translation>[] = [
  { field: 'language', headerName: 'Language', flex: 1, minWidth: 170 },
  { field: 'tag', headerName: 'Tag', width: 90 },
  { field: 'id', headerName: 'Import', width: 90 },
  {
    field: 'share',
    headerName: 'Translated',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => percent.format(Math.min(value, 1)),
  },
];

export default function DataGridLocalisationTableNoSnap() {
  return (
    <Box sx={{ height: 440, width: '100%' }}>
      <DataGrid
        slotProps={{ main: { 'aria-label': 'Locales' } }}
        rows={rows}
        columns={columns}
        density="compact"
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'language', sort: 'asc' }] } }}
      />
    </Box>
  );
}
