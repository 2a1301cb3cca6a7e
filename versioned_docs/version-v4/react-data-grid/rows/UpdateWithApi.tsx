import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, rows } from './orders';

export default function UpdateWithApi() {
  const apiRef = useGridApiRef();

  // preview-start
  const raise = () => apiRef.current.updateRows([{ id: 2, amount: 350 }]);
  const remove = () => apiRef.current.updateRows([{ id: 3, _action: 'delete' }]);
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <button type="button" onClick={raise}>
        Raise order 2
      </button>
      <button type="button" onClick={remove}>
        Delete order 3
      </button>
      <div style={{ height: 400 }}>
        <DataGridPro aria-label="Orders" apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
