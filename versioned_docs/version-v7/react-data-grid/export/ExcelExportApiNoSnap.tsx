import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { columns, sailings } from './sailings';

export default function ExcelExportApiNoSnap() {
  const apiRef = useGridApiRef();
  const [answer, setAnswer] = useState('Press a button.');

  const save = () => {
    apiRef.current?.exportDataAsExcel({ fileName: 'sailings' });
    setAnswer("exportDataAsExcel({ fileName: 'sailings' })");
  };
  const show = async () => {
    const workbook = await apiRef.current?.getDataAsExcel();
    const sheet = workbook?.worksheets[0];
    setAnswer(`getDataAsExcel() returned a workbook with ${sheet?.rowCount} rows`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button size="small" onClick={save}>
          Save a file
        </Button>
        <Button size="small" onClick={show}>
          Count the rows
        </Button>
      </Stack>
      <Box component="p" role="status" sx={{ typography: 'body2', mt: 0, mb: 1 }}>
        <code>{answer}</code>
      </Box>
      <Box sx={{ height: 360 }}>
        <DataGridPremium
          slotProps={{ main: { 'aria-label': 'Sailings' } }}
          apiRef={apiRef}
          rows={sailings}
          columns={columns}
        />
      </Box>
    </Box>
  );
}
