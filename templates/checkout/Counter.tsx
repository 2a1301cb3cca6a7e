import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/AddRounded';
import RemoveIcon from '@mui/icons-material/RemoveRounded';

/** The maximum number of people of a kind in a booking. */
const MOST = 9;

interface CounterProps {
  label: string;
  hint: string;
  value: number;
  error?: string;
  onChange: (value: number) => void;
}

/** A small number with a button on each side. */
export function Counter({ label, hint, value, error, onChange }: CounterProps) {
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={label}
      sx={{ p: 1.5, paddingInlineStart: 2, ...(error && { borderColor: 'error.main' }) }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1 }}>
          <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
          <Typography sx={{ fontSize: 13, color: 'text.secondary' }}>{hint}</Typography>
        </Box>
        <IconButton
          aria-label={`Fewer: ${label}`}
          disabled={value === 0}
          onClick={() => onChange(value - 1)}
        >
          <RemoveIcon />
        </IconButton>
        <Typography role="status" sx={{ minWidth: 20, textAlign: 'center', fontWeight: 600 }}>
          {value}
        </Typography>
        <IconButton
          aria-label={`More: ${label}`}
          disabled={value === MOST}
          onClick={() => onChange(value + 1)}
        >
          <AddIcon />
        </IconButton>
      </Box>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Paper>
  );
}
