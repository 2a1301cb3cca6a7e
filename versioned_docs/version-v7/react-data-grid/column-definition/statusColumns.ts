import type { GridColDef } from '@mui/x-data-grid';
import type { Shipment } from './shipments';

/** The columns of the styled grid; only the class names of the status cells differ by variant. */
export function createColumns(
  classNames: Record<Shipment['status'], string>,
): GridColDef<Shipment>[] {
  return [
    { field: 'id', headerName: 'Shipment', width: 110 },
    { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 170 },
    {
      field: 'status',
      headerName: 'Status',
      width: 120,
      cellClassName: (params) => classNames[params.row.status],
    },
    {
      field: 'weight',
      headerName: 'Weight (kg)',
      type: 'number',
      width: 120,
    },
  ];
}
