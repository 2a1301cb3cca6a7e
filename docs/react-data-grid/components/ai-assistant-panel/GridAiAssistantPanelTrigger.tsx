import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import AssistantIcon from '@mui/icons-material/Assistant';
import {
  AiAssistantPanelTrigger,
  DataGridPremium,
  GridAiAssistantPanel,
  Toolbar,
  ToolbarButton,
} from '@mui/x-data-grid-premium';
import { askLocally } from './askLocally';
import { columnsWithExamples, trees } from './trees';

const suggestions = [{ value: 'Oaks in poor health' }, { value: 'Average height per district' }];

function AssistantToolbar() {
  return (
    <Toolbar>
      <Tooltip title="AI assistant">
        {/* preview-start */}
        <AiAssistantPanelTrigger
          render={(props, { open }) => (
            <ToolbarButton
              {...props}
              aria-label="AI assistant"
              color={open ? 'primary' : 'default'}
            />
          )}
        >
          <AssistantIcon fontSize="small" />
        </AiAssistantPanelTrigger>
        {/* preview-end */}
      </Tooltip>
    </Toolbar>
  );
}

export default function GridAiAssistantPanelTrigger() {
  return (
    <Box sx={{ height: 541, width: '100%' }}>
      <DataGridPremium
        label="Trees of the city"
        rows={trees}
        columns={columnsWithExamples}
        aiAssistant
        aiAssistantSuggestions={suggestions}
        onPrompt={askLocally}
        showToolbar
        slots={{ toolbar: AssistantToolbar, aiAssistantPanel: GridAiAssistantPanel }}
        density="compact"
      />
    </Box>
  );
}
