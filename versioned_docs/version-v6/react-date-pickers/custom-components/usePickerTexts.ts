import { useContext } from 'react';
import { MuiPickersAdapterContext } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS } from '@mui/x-date-pickers/locales';

const english = enUS.components.MuiLocalizationProvider.defaultProps.localeText;

/** The texts of the picker. The context holds those that were set; the others are English. */
export function usePickerTexts() {
  const pickers = useContext(MuiPickersAdapterContext);
  return { ...english, ...pickers?.localeText };
}
