import { useState } from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { ConfirmDialog } from './ConfirmDialog';
import { columns, stock, type StockItem } from './stock';

interface Question {
  changes: string[];
  answer: (confirmed: boolean) => void;
}

function describeChanges(newRow: StockItem, oldRow: StockItem): string[] {
  return columns
    .map((column) => ({ name: column.headerName, field: column.field as keyof StockItem }))
    .filter(({ field }) => newRow[field] !== oldRow[field])
    .map(({ name, field }) => `${name}: ${oldRow[field]} → ${newRow[field]}`);
}

export default function AskConfirmationBeforeSave() {
  const [question, setQuestion] = useState<Question | null>(null);

  // preview-start
  const processRowUpdate = (newRow: StockItem, oldRow: StockItem) => {
    const changes = describeChanges(newRow, oldRow);
    if (changes.length === 0) {
      return oldRow;
    }
    return new Promise<StockItem>((resolve) => {
      const answer = (confirmed: boolean) => {
        setQuestion(null);
        resolve(confirmed ? newRow : oldRow);
      };
      setQuestion({ changes, answer });
    });
  };
  // preview-end

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        label="Stock"
        rows={stock}
        columns={columns}
        processRowUpdate={processRowUpdate}
        hideFooter
      />
      <ConfirmDialog
        changes={question?.changes ?? []}
        onAnswer={(confirmed) => question?.answer(confirmed)}
      />
    </Box>
  );
}
