import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Popover from '@mui/material/Popover';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import CalendarIcon from '@mui/icons-material/CalendarTodayRounded';
import { filledToggle } from '../shared/filledToggle';
import { LAST_DAY } from './data';
import type { Period } from './figures';

// The date pickers load when users choose a custom period.
const OwnPeriod = lazy(() => import('./OwnPeriod'));

const LENGTHS = [7, 30, 90];

interface PeriodPickerProps {
  period: Period;
  onChange: (period: Period) => void;
}

/** The last days, or a custom range of dates. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const length = period.to.diff(period.from, 'day') + 1;
  const isPreset = period.to.isSame(LAST_DAY, 'day') && LENGTHS.includes(length);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Period"
        sx={filledToggle}
        value={isPreset ? length : null}
        onChange={(_event, next: number | null) =>
          next && onChange({ from: LAST_DAY.subtract(next - 1, 'day'), to: LAST_DAY })
        }
      >
        {LENGTHS.map((count) => (
          <ToggleButton key={count} value={count} sx={{ px: 1.5 }}>
            <bdi>{count} days</bdi>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button
        variant="outlined"
        color={isPreset ? 'secondary' : 'primary'}
        startIcon={<CalendarIcon sx={{ fontSize: 18 }} />}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Dates
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Dates', sx: { mt: 1, p: 2.5 } } }}
      >
        <Suspense fallback={<CircularProgress size={28} aria-label="Loading" />}>
          <OwnPeriod
            period={period}
            onApply={(next) => {
              onChange(next);
              setAnchor(null);
            }}
          />
        </Suspense>
      </Popover>
    </Box>
  );
}
