import Box from '@mui/material/Box';
import { LEVELS, levelOf, type Part } from './parts';

/** The stock as a bar; the mark is the number below which to order again. */
export function StockCell({ part }: { part: Part }) {
  const full = Math.max(part.minimum * 2, part.stock);
  const percent = (value: number) => `${(100 * value) / full}%`;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%', height: '100%' }}>
      <Box component="span" sx={{ width: 28, textAlign: 'end' }}>
        {part.stock}
      </Box>
      <Box
        aria-hidden
        sx={{
          position: 'relative',
          flex: 1,
          height: 6,
          borderRadius: 3,
          bgcolor: 'action.selected',
        }}
      >
        <Box
          sx={{
            width: percent(part.stock),
            height: '100%',
            borderRadius: 3,
            bgcolor: `${LEVELS[levelOf(part)].color}.main`,
          }}
        />
        <Box
          sx={{
            position: 'absolute',
            insetInlineStart: percent(part.minimum),
            top: -3,
            width: 2,
            height: 12,
            bgcolor: 'text.secondary',
          }}
        />
      </Box>
    </Box>
  );
}
