import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import RestoreIcon from '@mui/icons-material/Restore';
import SaveIcon from '@mui/icons-material/Save';

interface BulkToolbarProps {
  changes: number;
  saving: boolean;
  onSave: () => void;
  onDiscard: () => void;
}

export function BulkToolbar({ changes, saving, onSave, onDiscard }: BulkToolbarProps) {
  return (
    <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
      <Button
        startIcon={<SaveIcon />}
        loadingPosition="start"
        loading={saving}
        disabled={changes === 0}
        onClick={onSave}
      >
        {changes === 0 ? 'Save' : `Save ${changes} ${changes === 1 ? 'row' : 'rows'}`}
      </Button>
      <Button startIcon={<RestoreIcon />} disabled={changes === 0 || saving} onClick={onDiscard}>
        Discard
      </Button>
    </Stack>
  );
}
