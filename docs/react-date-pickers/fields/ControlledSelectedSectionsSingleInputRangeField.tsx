import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RangePosition } from '@mui/x-date-pickers-pro/models';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { FieldSectionType, FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { RangeFieldRef } from './rangeFieldRef';

const positions: RangePosition[] = ['start', 'end'];
const types: FieldSectionType[] = ['month', 'day', 'year'];

export default function ControlledSelectedSectionsSingleInputRangeField() {
  const [selectedSections, setSelectedSections] = useState<FieldSelectedSections>(null);
  const fieldRef = useRef<RangeFieldRef>(null);

  const select = (position: RangePosition, type: FieldSectionType) => {
    const sections = fieldRef.current?.getSections() ?? [];
    const index = sections.findIndex(
      (section) => section.dateName === position && section.type === type,
    );
    fieldRef.current?.focusField(index);
    setSelectedSections(index);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
        <SingleInputDateRangeField
          label="Exhibition"
          defaultValue={[dayjs('2026-05-08'), dayjs('2026-08-23')]}
          unstableFieldRef={fieldRef}
          selectedSections={selectedSections}
          onSelectedSectionsChange={setSelectedSections}
          sx={{ width: '100%' }}
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
