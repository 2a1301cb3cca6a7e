import { useState } from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type DataGridProProps } from '@mui/x-data-grid-pro';
import { departments } from './budget';
import { columns } from './budgetColumns';

type Separator = NonNullable<DataGridProProps['pinnedColumnsSectionSeparator']>;

const separators: Separator[] = ['border-and-shadow', 'border', 'shadow'];

export default function ColumnPinningSectionSeparator() {
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
      <Box sx={{ height: 434 }}>
        <DataGridPro
          label="Budget"
          rows={departments}
          columns={columns}
          initialState={{ pinnedColumns: { left: ['name'], right: ['actions'] } }}
          pinnedColumnsSectionSeparator={separator}
        />
      </Box>
    </Box>
  );
}
