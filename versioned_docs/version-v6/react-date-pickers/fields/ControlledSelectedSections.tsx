import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { FieldSectionType, FieldSelectedSections } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

const sections: FieldSectionType[] = ['month', 'day', 'year'];

export default function ControlledSelectedSections() {
  const [selectedSections, setSelectedSections] = useState<FieldSelectedSections>(null);
  const inputRef = useRef<HTMLInputElement>(null);

  const select = (section: FieldSectionType) => {
    inputRef.current?.focus();
    setSelectedSections(section);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ width: '100%', maxWidth: 300 }}>
        <DateField
          label="Best before"
          defaultValue={dayjs('2026-11-30')}
          inputRef={inputRef}
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
