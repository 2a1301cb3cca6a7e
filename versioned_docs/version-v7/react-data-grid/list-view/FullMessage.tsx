import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import { useGridApiContext } from '@mui/x-data-grid-premium';
import type { Message } from './messages';

interface FullMessageProps {
  message: Message;
  onEdit: (message: Message) => void;
}

/** A message with all of its text, as high as it needs to be. */
export function FullMessage({ message, onEdit }: FullMessageProps) {
  const apiRef = useGridApiContext();
  const remove = () => apiRef.current.updateRows([{ id: message.id, _action: 'delete' }]);

  return (
    <Box sx={{ display: 'flex', width: '100%', alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {message.subject}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ whiteSpace: 'normal' }}>
          {message.from}: {message.text}
        </Typography>
      </Box>
      <IconButton aria-label={`Edit ${message.subject}`} onClick={() => onEdit(message)}>
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={`Delete ${message.subject}`} onClick={remove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
