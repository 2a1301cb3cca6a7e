import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { emails, type Email } from './emails';

const columns: GridColDef<Email>[] = [
  { field: 'from', headerName: 'From', width: 140 },
  { field: 'subject', headerName: 'Subject', width: 220 },
  { field: 'received', headerName: 'Received', width: 120 },
];

// preview-start
// Outside of the component, so that they stay the same functions.
const getDetailPanelContent = ({ row }: GridRowParams<Email>) => (
  <Box sx={{ px: 3, py: 1, typography: 'body2' }}>
    {row.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </Box>
);
const getDetailPanelHeight = () => 'auto' as const;
// preview-end

const initialState = { detailPanel: { expandedRowIds: [1] } };

export default function MasterDetailEmailExample() {
  return (
    <Box sx={{ height: 518, width: '100%' }}>
      <DataGridPro
        aria-label="Inbox"
        rows={emails}
        columns={columns}
        initialState={initialState}
        getDetailPanelContent={getDetailPanelContent}
        getDetailPanelHeight={getDetailPanelHeight}
      />
    </Box>
  );
}
