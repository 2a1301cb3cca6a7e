import { createExportFinder, decodeExports, encodeExports, toExport } from './exports';
import { createRecord } from './testing';

const picker = createRecord({ kind: 'component', name: 'DatePicker', crumbs: ['Pickers', 'API'] });
const name = createRecord({ kind: 'name', name: 'gridClasses', package: '@mui/x-data-grid' });
const exported = [
  toExport('DatePickerProps', '@mui/x-date-pickers', picker),
  toExport('datePickerClasses', '@mui/x-date-pickers', picker),
  toExport('DatePickerProOptions', '@mui/x-date-pickers-pro', picker),
];

it('leads to the record that an export belongs to, with its package and plan', () => {
  expect(exported[2]).toMatchObject({
    kind: 'export',
    path: picker.path,
    crumbs: ['Pickers', 'API', 'DatePicker'],
    package: '@mui/x-date-pickers-pro',
    plan: 'pro',
  });
});

it('restores what was encoded, with short names', () => {
  const indexed = [picker, name];
  const wire = encodeExports([...indexed, ...exported], indexed);
  expect(wire).toEqual([
    ['@mui/x-data-grid', -1, 'gridClasses'],
    ['@mui/x-date-pickers', 0, '*Props', '.Classes'],
    ['@mui/x-date-pickers-pro', 0, '*ProOptions'],
  ]);
  const { package: _, ...bareName } = name;
  expect(decodeExports(wire, [picker, bareName])).toEqual([picker, name, ...exported]);
});

it('says which export leads nowhere', () => {
  expect(() => encodeExports(exported, [name])).toThrow(/DatePickerProps leads to datepicker/);
});

it('finds whole names, or else those that start so', () => {
  const find = createExportFinder([picker, ...exported]);
  expect(find('datepickerprops')).toEqual([1]);
  expect(find('DatePickerP')).toEqual([3, 1]);
  expect(find('Date')).toEqual([]);
});
