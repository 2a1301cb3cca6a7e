import {
  getGridDateOperators,
  GRID_DATE_COL_DEF,
  GRID_DATETIME_COL_DEF,
  type GridColTypeDef,
} from '@mui/x-data-grid';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { enUS } from 'date-fns/locale';
import { EditDateCell } from './EditDateCell';
import { FilterDateInput } from './FilterDateInput';

/** The built-in operators, with a picker for their value. */
function createOperators(showTime: boolean) {
  return getGridDateOperators(showTime).map((operator) =>
    operator.InputComponent
      ? { ...operator, InputComponent: FilterDateInput, InputComponentProps: { showTime } }
      : operator,
  );
}

/** While users type, a date may be incomplete: then there is nothing to format. */
function formatDate(pattern: string, value?: Date) {
  return value && isValid(value) ? format(value, pattern, { locale: enUS }) : '';
}

export const dateColumn: GridColTypeDef<Date, string> = {
  ...GRID_DATE_COL_DEF,
  resizable: false,
  renderEditCell: (params) => <EditDateCell {...params} />,
  filterOperators: createOperators(false),
  valueFormatter: (value?: Date) => formatDate('P', value),
};

export const dateTimeColumn: GridColTypeDef<Date, string> = {
  ...GRID_DATETIME_COL_DEF,
  resizable: false,
  renderEditCell: (params) => <EditDateCell {...params} />,
  filterOperators: createOperators(true),
  valueFormatter: (value?: Date) => formatDate('Pp', value),
};
