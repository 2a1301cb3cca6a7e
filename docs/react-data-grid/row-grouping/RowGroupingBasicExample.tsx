import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import { columns, films, groupingColDef } from './films';

/** Bold groups, and films that are indented further than their names. */
const hierarchy = {
  [`& .${gridClasses.root}`]: { '--DataGrid-cellOffsetMultiplier': 8 },
  [`& .${gridClasses.groupingCriteriaCell}`]: { fontWeight: 600 },
};

export default function RowGroupingBasicExample() {
  const isWide = useMediaQuery('(width >= 600px)', { noSsr: true });
  const columnVisibilityModel = { company: false, title: false, country: isWide, year: isWide };

  return (
    <Box sx={{ height: 474, width: '100%', ...hierarchy }}>
      {/* preview-start */}
      <DataGridPremium
        label="Films"
        rows={films}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['company'] },
          aggregation: { model: { gross: 'sum' } },
          columns: { columnVisibilityModel },
        }}
        isGroupExpandedByDefault={(group) => group.groupingKey === 'Campo'}
        hideFooter
      />
      {/* preview-end */}
    </Box>
  );
}
