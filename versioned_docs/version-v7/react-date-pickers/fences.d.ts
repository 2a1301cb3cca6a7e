/**
 * Names that the code fragments of these pages use without declaring them.
 *
 * The pages show four date libraries side by side, so `PickerValidDate` would be the union of their
 * date types. An application picks one. Loading the declaration of an adapter whose date library
 * has no types keeps the value type open, as it is in an application without any adapter.
 */
type OpenPickerValue = import('@mui/x-date-pickers/AdapterMomentHijri').AdapterMomentHijri;

declare const dayjs: typeof import('dayjs');
declare const value: import('dayjs').Dayjs | null;
declare const setValue: (value: import('dayjs').Dayjs | null) => void;
declare const theme: import('@mui/material/styles').Theme;
declare const App: () => import('react').JSX.Element;
