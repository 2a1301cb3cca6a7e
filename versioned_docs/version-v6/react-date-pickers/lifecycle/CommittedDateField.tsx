import { useState } from 'react';
import { DateField, type DateFieldProps } from '@mui/x-date-pickers/DateField';
import type { Dayjs } from 'dayjs';

interface CommittedDateFieldProps extends Pick<
  DateFieldProps<Dayjs>,
  'label' | 'minDate' | 'maxDate'
> {
  value: Dayjs | null;
  onCommit: (value: Dayjs | null) => void;
}

/** Keeps the text while it is typed; hands the date over on Enter or when the field is left. */
export function CommittedDateField({ value, onCommit, ...other }: CommittedDateFieldProps) {
  const [draft, setDraft] = useState<{ value: Dayjs | null; isValid: boolean } | null>(null);

  const commit = () => {
    if (draft?.isValid) {
      onCommit(draft.value);
      setDraft(null);
    }
  };

  return (
    <DateField
      {...other}
      value={draft ? draft.value : value}
      onChange={(newValue, context) =>
        setDraft({ value: newValue, isValid: context.validationError === null })
      }
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          commit();
        }
      }}
    />
  );
}
