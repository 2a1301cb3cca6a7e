import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGridPremium, GridAiAssistantPanel } from '@mui/x-data-grid-premium';
import { askLocally } from './askLocally';
import { columns, trees } from './trees';

const suggestions = [{ value: 'Average height per district' }, { value: 'Height above 20' }];

/** The part of the context that comes from rows, in a form to read. */
function describe(context: string): string {
  const fields = JSON.parse(context) as { field: string; examples: unknown[] }[];
  return fields.map(({ examples, field }) => `${field}: ${examples.join(', ')}`).join('; ');
}

export default function AssistantWithDataSampling() {
  const [sent, setSent] = useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Alert severity="info" role="status" sx={{ mb: 1 }}>
        {sent ? `Sent with the question: ${sent}` : 'Nothing has been sent.'}
      </Alert>
      <Box sx={{ height: 469 }}>
        <DataGridPremium
          label="Trees of the city"
          rows={trees}
          columns={columns}
          // preview-start
          aiAssistant
          allowAiAssistantDataSampling
          aiAssistantSuggestions={suggestions}
          onPrompt={(prompt, context, conversationId) => {
            setSent(describe(context));
            return askLocally(prompt, context, conversationId);
          }}
          slots={{ aiAssistantPanel: GridAiAssistantPanel }}
          showToolbar
          // preview-end
          density="compact"
        />
      </Box>
    </Box>
  );
}
