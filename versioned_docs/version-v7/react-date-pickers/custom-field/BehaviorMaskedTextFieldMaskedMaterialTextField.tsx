import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MaskedField } from './MaskedField';

export default function BehaviorMaskedTextFieldMaskedMaterialTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Date of birth" disableFuture slots={{ field: MaskedField }} />
    </LocalizationProvider>
  );
}
