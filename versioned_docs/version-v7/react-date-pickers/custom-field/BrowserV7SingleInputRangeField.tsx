import { forwardRef } from 'react';
import { useForkRef } from '@mui/material/utils';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { unstable_useSingleInputDateRangeField as useSingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { AdapterDayjs } from '@mui/x-date-pickers-pro/AdapterDayjs';
import { ClearIcon } from '@mui/x-date-pickers/icons';
import { LocalizationProvider } from '@mui/x-date-pickers-pro/LocalizationProvider';
import type { Dayjs } from 'dayjs';
import type { RangeFieldInPickerProps } from './fieldProps';
import { FrameButton, SectionInput } from './SectionInput';

type RangeFieldProps = Omit<RangeFieldInPickerProps<true>, 'ref'>;

const BrowserRangeField = Object.assign(
  forwardRef<HTMLDivElement, RangeFieldProps>(function BrowserRangeField(props, ref) {
    const field = useSingleInputDateRangeField<Dayjs, true, RangeFieldProps>(props);
    const rootRef = useForkRef(ref, field.InputProps?.ref);

    return (
      <SectionInput
        rootRef={rootRef}
        label={field.label}
        error={field.error}
        onFrameClick={field.onClick}
        contentEditable={field.contentEditable}
        elements={field.elements}
        onBlur={field.onBlur}
        onFocus={field.onFocus}
        onInput={field.onInput}
        onKeyDown={field.onKeyDown}
        onPaste={field.onPaste}
        sectionListRef={field.sectionListRef}
        tabIndex={field.tabIndex}
      >
        {!field.areAllSectionsEmpty && (
          <FrameButton type="button" aria-label="Clear" onClick={field.onClear}>
            <ClearIcon fontSize="small" />
          </FrameButton>
        )}
      </SectionInput>
    );
  }),
  // A wrong or missing type would make the picker treat the field as one with two inputs.
  { fieldType: 'single-input' },
);

export default function BrowserV7SingleInputRangeField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Stay"
        enableAccessibleFieldDOMStructure
        slots={{ field: BrowserRangeField }}
      />
    </LocalizationProvider>
  );
}
