import { readValues, writeValues } from './playgroundValues';
import type { BoundControl } from './types';

const base = { description: '' };
const controls: BoundControl[] = [
  { ...base, name: 'loading', kind: 'boolean' },
  { ...base, name: 'density', kind: 'enum', options: ['compact', 'standard'] },
  { ...base, name: 'rowHeight', kind: 'number', min: 24, max: 100 },
  { ...base, name: 'label', kind: 'string' },
  { ...base, name: 'color', kind: 'color' },
];
const values = {
  loading: true,
  density: 'compact',
  rowHeight: 40,
  label: 'Orders & returns',
  color: '#1976d2',
};

describe('values of a playground', () => {
  it('are restored from the query string', () => {
    const search = writeValues('?a=1&DataGrid.loading=false', 'DataGrid', values);

    expect(search).toContain('?a=1&DataGrid.loading=true');
    expect(readValues(search, 'DataGrid', controls)).toEqual(values);
  });

  it('add no parameters if there are none', () => {
    expect(writeValues('?DataGrid.loading=true', 'DataGrid', {})).toBe('');
  });

  it('belong to one playground', () => {
    const search = writeValues('', 'DataGrid', values);
    expect(readValues(search, 'BarChart', controls)).toEqual({});
  });

  it.each([
    'loading=yes',
    'density=tiny',
    'rowHeight=5000',
    'rowHeight=tall',
    'rowHeight=',
    'color=javascript:alert(1)',
    'color=tomato',
    `label=${'x'.repeat(201)}`,
    'unknown=1',
  ])('ignore %s', (pair) => {
    expect(readValues(`?DataGrid.${pair}`, 'DataGrid', controls)).toEqual({});
  });
});
