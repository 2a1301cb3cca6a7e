import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { columns, createEntries, createTotal } from './ledger';

type Separator = NonNullable<DataGridProProps['pinnedRowsSectionSeparator']>;

const separators: Separator[] = ['border-and-shadow', 'border'];
const rows = createEntries(20);
const pinnedRows = { bottom: [createTotal(rows)] };

export default function RowPinningSectionSeparator() {
  const [separator, setSeparator] = useState<Separator>('border-and-shadow');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Separator"
        value={separator}
        onChange={(_, value: Separator | null) => value && setSeparator(value)}
        sx={{ mb: 1 }}
      >
        {separators.map((value) => (
          <ToggleButton key={value} value={value}>
            {value.replaceAll('-', ' ')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ height: 422 }}>
        <DataGridPro
          label="Ledger"
          rows={rows}
          columns={columns}
          pinnedRows={pinnedRows}
          pinnedRowsSectionSeparator={separator}
        />
      </Box>
    </Box>
  );
}
