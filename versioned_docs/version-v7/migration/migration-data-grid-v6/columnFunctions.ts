export interface ColumnFunction {
  id: string;
  before: string;
  after: string;
  use: string;
  /** Where the description of the property is. */
  href: string;
}

const api = (name: string) => `/x/api/data-grid/grid-col-def/#grid-col-def-prop-${name}`;

const PARAMS = '(params)';
const VALUES = '(value, row, column, apiRef)';

export const columnFunctions: ColumnFunction[] = [
  { id: 'valueGetter', before: PARAMS, after: VALUES, use: 'Reading', href: api('valueGetter') },
  {
    id: 'valueFormatter',
    before: PARAMS,
    after: VALUES,
    use: 'Reading',
    href: api('valueFormatter'),
  },
  { id: 'valueSetter', before: PARAMS, after: VALUES, use: 'Editing', href: api('valueSetter') },
  {
    id: 'valueParser',
    before: '(value, params)',
    after: VALUES,
    use: 'Editing',
    href: api('valueParser'),
  },
  {
    id: 'pastedValueParser',
    before: '(value, params)',
    after: VALUES,
    use: 'Editing',
    href: api('pastedValueParser'),
  },
  { id: 'colSpan', before: PARAMS, after: VALUES, use: 'Layout', href: api('colSpan') },
  {
    id: 'groupingValueGetter',
    before: PARAMS,
    after: VALUES,
    use: 'Grouping',
    href: api('groupingValueGetter'),
  },
];
