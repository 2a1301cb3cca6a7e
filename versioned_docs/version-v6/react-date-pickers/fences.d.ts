/** Names that the code fragments of these pages use without declaring them. */
declare const dayjs: typeof import('dayjs');
declare const value: import('dayjs').Dayjs | null;
declare const setValue: (value: import('dayjs').Dayjs | null) => void;
declare const theme: import('@mui/material/styles').Theme;
declare const App: () => import('react').JSX.Element;
