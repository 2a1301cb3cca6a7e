import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldRef, FieldSectionType, FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const sections: FieldSectionType[] = ['month', 'day', 'year'];

export default function ControlledSelectedSections() {
  const [selectedSections, setSelectedSections] = useState<FieldSelectedSections>(null);
  const fieldRef = useRef<FieldRef<Dayjs | null>>(null);

  const select = (section: FieldSectionType) => {
    fieldRef.current?.focusField(section);
    setSelectedSections(section);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateField
          label="Best before"
          defaultValue={dayjs('2026-11-30')}
          unstableFieldRef={fieldRef}
          selectedSections={selectedSections}
          onSelectedSectionsChange={setSelectedSections}
        />
        <Stack direction="row" spacing={1}>
          {sections.map((section) => (
            <Button key={section} variant="outlined" size="small" onClick={() => select(section)}>
              {section}
            </Button>
          ))}
        </Stack>
      </Stack>
    </LocalizationProvider>
  );
}
