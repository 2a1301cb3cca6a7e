import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { passwordStrength } from './passwordStrength';

const STEPS = [1, 2, 3, 4];
const COLORS = ['text.secondary', 'error.main', 'warning.main', 'success.main', 'success.main'];

/** Four bars and a word, which is announced when it changes. */
export function StrengthMeter({ password }: { password: string }) {
  const { score, label } = passwordStrength(password);
  return (
    <Box sx={{ color: COLORS[score] }}>
      <Box aria-hidden="true" sx={{ display: 'flex', gap: 0.75, mb: 0.5 }}>
        {STEPS.map((step) => (
          <Box
            key={step}
            sx={{
              flex: 1,
              height: 4,
              borderRadius: 1,
              bgcolor: step <= score ? 'currentColor' : 'action.hover',
            }}
          />
        ))}
      </Box>
      <Typography role="status" sx={{ fontSize: 13, minHeight: 20 }}>
        {score > 0 && `Password: ${label.toLowerCase()}`}
      </Typography>
    </Box>
  );
}
