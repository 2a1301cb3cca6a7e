import Box from '@mui/material/Box';
import { tint } from './tint';

interface TagProps {
  label: string;
  /** The theme color of the state, such as `success.main`. */
  color: string;
}

/** A state as a word. Only the dot is colored, so that the word is readable in every mode. */
export function Tag({ label, color }: TagProps) {
  return (
    <Box
      component="span"
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        py: 0.25,
        borderRadius: 1,
        color,
        bgcolor: tint('currentColor', 10),
        fontSize: 13,
        fontWeight: 600,
        lineHeight: 1.5,
        whiteSpace: 'nowrap',
      }}
    >
      <Box
        component="span"
        sx={{ width: 7, height: 7, borderRadius: '50%', bgcolor: 'currentColor' }}
      />
      <Box component="span" sx={{ color: 'text.primary' }}>
        {label}
      </Box>
    </Box>
  );
}
