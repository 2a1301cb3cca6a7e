import { faIR as core } from '@mui/material/locale';
import { faIR as grid } from '@mui/x-data-grid/locales';
import { faIR as pickers } from '@mui/x-date-pickers/locales';

export default [core, grid, pickers];
