/** Names that the code fragments of the Date Picker pages use without declaring them. */
declare const value: import('dayjs').Dayjs | null;
declare const setValue: (value: import('dayjs').Dayjs | null) => void;
declare const TextField: typeof import('@mui/material/TextField').default;
declare const range: import('@mui/x-date-pickers-pro').DateRange<import('dayjs').Dayjs>;
declare const setRange: (
  range: import('@mui/x-date-pickers-pro').DateRange<import('dayjs').Dayjs>,
) => void;
