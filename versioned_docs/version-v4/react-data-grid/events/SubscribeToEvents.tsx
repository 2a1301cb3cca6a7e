import { useEffect, useState } from 'react';
import { DataGridPro, GridEvents, useGridApiRef } from '@mui/x-data-grid-pro';
import { columns, rows } from './orders';

export default function SubscribeToEvents() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = useState('Resize a column.');

  // preview-start
  useEffect(
    () =>
      apiRef.current.subscribeEvent(GridEvents.columnResizeStop, () =>
        setMessage('The column has its new width.'),
      ),
    [apiRef],
  );
  // preview-end

  return (
    <div style={{ width: '100%' }}>
      <p role="status">{message}</p>
      <div style={{ height: 400 }}>
        <DataGridPro aria-label="Orders" apiRef={apiRef} rows={rows} columns={columns} />
      </div>
    </div>
  );
}
