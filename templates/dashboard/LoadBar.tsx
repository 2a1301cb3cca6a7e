import Box from '@mui/material/Box';

/** From this percentage on, a ship counts as nearly full. */
const NEARLY_FULL = 90;

/** A percentage as a bar and a number. */
export function LoadBar({ percent }: { percent: number }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', height: '100%' }}>
      <Box
        sx={{ flex: 1, height: 6, borderRadius: 1, bgcolor: 'action.hover', overflow: 'hidden' }}
      >
        <Box
          sx={{
            width: `${percent}%`,
            height: '100%',
            borderRadius: 1,
            bgcolor: percent >= NEARLY_FULL ? 'warning.main' : 'primary.main',
          }}
        />
      </Box>
      <Box
        component="span"
        sx={{ width: 40, fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}
      >
        <bdi>{percent}%</bdi>
      </Box>
    </Box>
  );
}
