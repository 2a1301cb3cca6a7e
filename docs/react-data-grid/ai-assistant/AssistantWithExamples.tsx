import Box from '@mui/material/Box';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { askLocally } from './askLocally';
import { columnsWithExamples, trees } from './trees';

const suggestions = [
  { value: 'Oaks in poor health' },
  { value: 'Average height per district' },
  { value: 'Height above 20, sorted by planted' },
  { value: 'Where does it rain?' },
];

export default function AssistantWithExamples() {
  return (
    <Box sx={{ height: 541, width: '100%' }}>
      <DataGridPremium
        label="Trees of the city"
        rows={trees}
        // preview-start
        columns={columnsWithExamples}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={askLocally}
        slots={{ aiAssistantPanel: GridAiAssistantPanel }}
        showToolbar
        // preview-end
        density="compact"
      />
    </Box>
  );
}
