import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { columns, parks, type Park } from './parks';
import { PasteDialog } from './PasteDialog';

interface Question {
  cells: number;
  answer: (confirmed: boolean) => void;
}

const SAVE_MS = 600;

function save(park: Park): Promise<Park> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(park), SAVE_MS);
  });
}

export default function ClipboardPasteEvents() {
  const [question, setQuestion] = useState<Question | null>(null);
  const [loading, setLoading] = useState(false);

  // preview-start
  const askFirst = ({ data }: { data: string[][] }) =>
    new Promise<void>((resolve, reject) => {
      const answer = (confirmed: boolean) => {
        setQuestion(null);
        (confirmed ? resolve : reject)();
      };
      setQuestion({ cells: data.flat().length, answer });
    });
  // preview-end

  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        slotProps={{ main: { 'aria-label': 'Yield in MWh' } }}
        rows={parks}
        columns={columns}
        loading={loading}
        disableRowSelectionOnClick
        cellSelection
        ignoreValueFormatterDuringExport
        processRowUpdate={save}
        onBeforeClipboardPasteStart={askFirst}
        onClipboardPasteStart={() => setLoading(true)}
        onClipboardPasteEnd={() => setLoading(false)}
        initialState={{ cellSelection: { 1: { jan: true, feb: true } } }}
      />
      <PasteDialog
        cells={question?.cells ?? 0}
        onAnswer={(confirmed) => question?.answer(confirmed)}
      />
    </Box>
  );
}
