import { familyOf, usedProps } from './usedProps';

it('reads the props of each component in a demo or a part of one', () => {
  const uses = usedProps(`
    export default function Orders() {
      return (
        <Box sx={{ height: 400 }}>
          <DataGrid {...data} rows={rows} slots={{ footer: () => <Footer total={3} /> }} loading />
          <DataGrid rows={others}></DataGrid>
        </Box>
      );
    }`);
  expect([...(uses.get('DataGrid') ?? [])]).toEqual(['rows', 'slots', 'loading']);
  expect([...(uses.get('Footer') ?? [])]).toEqual(['total']);
  expect([...(usedProps('<Charts.Bar\n  aria-label="Sales"').get('Charts.Bar') ?? [])]).toEqual([
    'aria-label',
  ]);
  expect(usedProps('const a: Array<string> = 1 <').size).toBe(0);
});

it.each([
  ['DataGridPremium', 'DataGrid'],
  ['MobileDateRangePicker', 'DateRangePicker'],
  ['StaticTimePicker', 'TimePicker'],
  ['Static', 'Static'],
  ['ProgressBar', 'ProgressBar'],
])('%s is of the family of %s', (name, family) => {
  expect(familyOf(name)).toBe(family);
});
