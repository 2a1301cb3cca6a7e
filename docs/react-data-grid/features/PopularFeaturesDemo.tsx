import { useCallback } from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import {
  DataGridPremium,
  gridClasses,
  useGridApiRef,
  type DataGridPremiumProps,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid-premium';
import { FeaturePanel } from './FeaturePanel';
import { SearchToolbar } from './SearchToolbar';
import { features, type Feature } from './featureList';

const colors = { Community: 'success', Pro: 'primary', Premium: 'warning' } as const;

const columns: GridColDef<Feature>[] = [
  { field: 'topic', headerName: 'Topic' },
  { field: 'name', headerName: 'Feature' },
  {
    field: 'plan',
    headerName: 'Plan',
    width: 115,
    display: 'flex',
    renderCell: ({ value }) =>
      value && (
        <Chip
          label={value}
          size="small"
          variant="outlined"
          color={colors[value as Feature['plan']]}
        />
      ),
  },
];

const panelHeight = () => 373;
const panelContent: DataGridPremiumProps<Feature>['getDetailPanelContent'] = ({ row }) => (
  <FeaturePanel feature={row} />
);

export default function PopularFeaturesDemo() {
  const apiRef = useGridApiRef();
  // preview-start
  const toggle = useCallback<GridEventListener<'rowClick'>>(
    ({ id, row }) => {
      if (row.name !== undefined) {
        apiRef.current?.toggleDetailPanel(id);
      }
    },
    [apiRef],
  );
  // preview-end

  return (
    <Box sx={{ height: 626, width: '100%' }}>
      <DataGridPremium
        label="Features of the Data Grid"
        apiRef={apiRef}
        rows={features}
        columns={columns}
        showToolbar
        slots={{ toolbar: SearchToolbar }}
        initialState={{
          rowGrouping: { model: ['topic'] },
          columns: { columnVisibilityModel: { topic: false, name: false } },
          filter: { filterModel: { items: [], quickFilterExcludeHiddenColumns: false } },
          detailPanel: { expandedRowIds: new Set(['sorting']) },
        }}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ headerName: 'Feature', leafField: 'name', flex: 1, minWidth: 165 }}
        getDetailPanelContent={panelContent}
        getDetailPanelHeight={panelHeight}
        onRowClick={toggle}
        disableRowSelectionOnClick
        disablePivoting
        hideFooter
        sx={{ [`& .${gridClasses.row}`]: { cursor: 'pointer' } }}
      />
    </Box>
  );
}
