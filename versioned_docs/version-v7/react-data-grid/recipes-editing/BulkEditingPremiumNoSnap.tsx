import { useMemo } from 'react';
import Box from '@mui/material/Box';
import DeleteIcon from '@mui/icons-material/Delete';
import {
  DataGridPremium,
  GridActionsCellItem,
  type GridColDef,
  useGridApiRef,
} from '@mui/x-data-grid-premium';
import { BulkToolbar } from './BulkToolbar';
import { columns as productColumns, products, type Product } from './products';
import { useUnsavedRows } from './useUnsavedRows';

export default function BulkEditingPremiumNoSnap() {
  const apiRef = useGridApiRef();
  const { changes, saving, record, clear, save } = useUnsavedRows();

  const columns = useMemo<GridColDef<Product>[]>(
    () => [
      ...productColumns,
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="delete"
            icon={<DeleteIcon />}
            label={`Delete ${row.name}`}
            onClick={() => record(row, true)}
          />,
        ],
      },
    ],
    [record],
  );

  const saveAll = async () => {
    const deleted = [...changes].filter(([, change]) => change.isDeleted).map(([id]) => id);
    await save();
    apiRef.current?.updateRows(deleted.map((id) => ({ id, _action: 'delete' })));
  };
  const discardAll = () => {
    apiRef.current?.updateRows([...changes.values()].map((change) => change.original));
    clear();
  };
  const getRowClassName = (id: string) => {
    const change = changes.get(id);
    const changedClass = change ? 'row--changed' : '';
    return change?.isDeleted ? 'row--deleted' : changedClass;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <BulkToolbar changes={changes.size} saving={saving} onSave={saveAll} onDiscard={discardAll} />
      <Box sx={{ height: 390 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Products' } }}
          apiRef={apiRef}
          rows={products}
          columns={columns}
          loading={saving}
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport
          cellSelection
          processRowUpdate={(newRow, oldRow) => {
            record(oldRow, false);
            return newRow;
          }}
          getRowClassName={({ row }) => getRowClassName(row.id)}
          sx={{
            '& .row--changed': { backgroundColor: 'rgb(234 179 8 / 0.18)' },
            '& .row--deleted': {
              backgroundColor: 'rgb(239 68 68 / 0.16)',
              textDecoration: 'line-through',
            },
          }}
        />
      </Box>
    </Box>
  );
}
