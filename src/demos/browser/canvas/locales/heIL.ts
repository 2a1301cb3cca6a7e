import { heIL as core } from '@mui/material/locale';
import { heIL as grid } from '@mui/x-data-grid/locales';
import { heIL as pickers } from '@mui/x-date-pickers/locales';

export default [core, grid, pickers];
