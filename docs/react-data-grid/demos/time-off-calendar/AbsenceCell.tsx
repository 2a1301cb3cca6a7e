import Box from '@mui/material/Box';
import { KINDS, type Kind } from './staff';

interface AbsenceCellProps {
  kind: Kind;
  isSingleDay: boolean;
}

/** A bar over all days of an absence; one day has room for one letter. */
export function AbsenceCell({ isSingleDay, kind }: AbsenceCellProps) {
  const { color, label } = KINDS[kind];
  return (
    <Box
      role="img"
      aria-label={label}
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
