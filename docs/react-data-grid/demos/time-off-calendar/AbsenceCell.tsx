import Box from '@mui/material/Box';
import { KINDS, type Kind } from './staff';

interface AbsenceCellProps {
  kind: Kind;
  /** Days that the bar covers. */
  days: number;
}

/** A bar across all days of an absence. A single day has room for one letter. */
export function AbsenceCell({ days, kind }: AbsenceCellProps) {
  const { color, label } = KINDS[kind];
  const isSingleDay = days === 1;
  return (
    <Box
      role="img"
      aria-label={isSingleDay ? label : `${label}, ${days} days`}
      sx={{
        width: '100%',
        px: isSingleDay ? 0 : 1,
        borderRadius: 1,
        bgcolor: `${color}.main`,
        color: `${color}.contrastText`,
        fontSize: 12,
        lineHeight: '22px',
        textAlign: isSingleDay ? 'center' : 'start',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      }}
    >
      {isSingleDay ? label[0] : label}
    </Box>
  );
}
