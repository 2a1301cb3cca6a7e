import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import { columns, stock, type StockItem } from './stock';

const SAVE_MS = 400;

/** Simulates a server that refuses items without a name. */
function save(item: StockItem): Promise<StockItem> {
  const name = item.name.trim();
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (name === '') {
        reject(new Error(`Item ${item.id} needs a name.`));
      } else {
        resolve({ ...item, name });
      }
    }, SAVE_MS);
  });
}

export default function ServerSidePersistence() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const [message, setMessage] = useState<{ severity: 'success' | 'error'; text: string }>();

  // preview-start
  const processRowUpdate = async (newRow: StockItem) => {
    const saved = await save(newRow);
    setMessage({ severity: 'success', text: `${saved.name} was saved.` });
    return saved;
  };
  const handleError = (error: Error) => setMessage({ severity: 'error', text: error.message });
  // preview-end

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 370 }}>
        <DataGrid
          label="Stock"
          rows={stock}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { id: isWide, shelf: isWide } } }}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={handleError}
          hideFooter
        />
      </Box>
      <Box role="status" sx={{ minHeight: 56, mt: 1 }}>
        {message && <Alert severity={message.severity}>{message.text}</Alert>}
      </Box>
    </Box>
  );
}
