import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { FieldRef, FieldSectionType, FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const positions: RangePosition[] = ['start', 'end'];
const types: FieldSectionType[] = ['month', 'day', 'year'];

export default function ControlledSelectedSectionsMultiInputRangeField() {
  const [selectedSections, setSelectedSections] = useState<FieldSelectedSections>(null);
  const startRef = useRef<FieldRef<Dayjs | null>>(null);
  const endRef = useRef<FieldRef<Dayjs | null>>(null);

  const select = (position: RangePosition, type: FieldSectionType) => {
    const fieldRef = position === 'start' ? startRef : endRef;
    fieldRef.current?.focusField(type);
    setSelectedSections(type);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 420 }}>
        <MultiInputDateRangeField
          defaultValue={[dayjs('2026-05-08'), dayjs('2026-08-23')]}
          unstableStartFieldRef={startRef}
          unstableEndFieldRef={endRef}
          selectedSections={selectedSections}
          onSelectedSectionsChange={setSelectedSections}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Opening' : 'Finissage',
            }),
          }}
        />
        {positions.map((position) => (
          <Stack key={position} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Typography variant="body2" sx={{ width: 44 }}>
              {position}
            </Typography>
            {types.map((type) => (
              <Button
                key={type}
                variant="outlined"
                size="small"
                aria-label={`${type} of the ${position}`}
                onClick={() => select(position, type)}
              >
                {type}
              </Button>
            ))}
          </Stack>
        ))}
      </Stack>
    </LocalizationProvider>
  );
}
