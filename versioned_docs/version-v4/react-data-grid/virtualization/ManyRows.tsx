import { DataGridPro, type GridColumns } from '@mui/x-data-grid-pro';

const columns: GridColumns = [
  { field: 'id', headerName: 'Meter', type: 'number', width: 110 },
  { field: 'reading', headerName: 'kWh', type: 'number', width: 110 },
];

const rows = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  reading: 200 + ((index * 37) % 900),
}));

export default function ManyRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* preview-start */}
      <DataGridPro aria-label="Meters" rows={rows} columns={columns} />
      {/* preview-end */}
    </div>
  );
}
