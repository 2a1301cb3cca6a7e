/** A text that shows what the check answers. */
interface Example {
  /** Its key below `check.examples` in the messages. */
  readonly name: 'manifest' | 'error' | 'code';
  readonly text: string;
  /** The versions that the reader would choose; empty: what the project has, and the current major. */
  readonly versions: { readonly from: string; readonly to: string };
}

const MANIFEST = `{
  "dependencies": {
    "@emotion/react": "^11.11.0",
    "@emotion/styled": "^11.11.0",
    "@mui/material": "^5.15.0",
    "@mui/x-data-grid-pro": "^6.20.0",
    "@mui/x-date-pickers": "^6.20.0",
    "@mui/x-license-pro": "^6.10.2",
    "react": "^18.2.0",
    "react-dom": "^18.2.0"
  }
}`;

const ERROR = `Error: MUI: Can not find the date and time pickers localization context.
It looks like you forgot to wrap your component in LocalizationProvider.
    at useLocalizationContext (useUtils.js:7)`;

const CODE = `import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';

export function Orders({ rows, columns }) {
  return (
    <DataGridPro
      rows={rows}
      columns={columns}
      slots={{ toolbar: GridToolbar }}
      rowSelectionModel={[1, 2]}
      unstable_rowSpanning
    />
  );
}`;

const AS_INSTALLED = { from: '', to: '' };

/** Texts of older versions, one of each kind that readers bring. */
export const EXAMPLES: readonly Example[] = [
  { name: 'manifest', text: MANIFEST, versions: AS_INSTALLED },
  { name: 'error', text: ERROR, versions: AS_INSTALLED },
  { name: 'code', text: CODE, versions: { from: 'v7', to: '' } },
];
