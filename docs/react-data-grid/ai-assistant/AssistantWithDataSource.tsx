import Box from '@mui/material/Box';
import {
  DataGridPremium,
  GridAiAssistantPanel,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import { askLocally } from './askLocally';
import { treeSource } from './treeServer';
import { columnsWithExamples } from './trees';

const suggestions = [
  { value: 'Oaks and planes' },
  { value: 'Average height per district' },
  { value: 'Height below 12, sorted by planted' },
];
/** The functions that the server knows. */
const aggregationFunctions = { avg: {}, max: {}, min: {} };

export default function AssistantWithDataSource() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: {
      columns: { columnVisibilityModel: { id: false } },
      pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 },
    },
  });

  return (
    <Box sx={{ height: 506, width: '100%' }}>
      <DataGridPremium
        label="Trees of the city"
        apiRef={apiRef}
        columns={columnsWithExamples}
        initialState={initialState}
        // preview-start
        dataSource={treeSource}
        aggregationFunctions={aggregationFunctions}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={askLocally}
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        showToolbar
        // preview-end
        disablePivoting
        pagination
        pageSizeOptions={[10, 20]}
        density="compact"
      />
    </Box>
  );
}
