import { splitWords, squash, tokenize } from './tokenize';

it.each([
  ['columnVisibilityModel', ['columnvisibilitymodel', 'column', 'visibility', 'model']],
  ['row-height', ['rowheight', 'row', 'height']],
  ['ChartsXAxis', ['chartsxaxis', 'charts', 'x', 'axis']],
  ['GridExportCSVOptions', ['gridexportcsvoptions', 'grid', 'export', 'csv', 'options']],
  ['row--editing', ['rowediting', 'row', 'editing']],
  ['12h/24h format', ['12h24h', '12h', '24h', 'format']],
  ['v8', ['v8']],
  ['Día único', ['dia', 'unico']],
  ['<DataGrid />', ['datagrid', 'data', 'grid']],
  ['…', []],
])('tokenize(%s)', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens);
});

it('distinguishes code from words', () => {
  const isCode = (text: string) => splitWords(text).map((word) => word.isCode);
  expect(isCode('minDate min-date date DataGrid')).toEqual([true, false, false, true]);
});

it('squashes a name in any notation', () => {
  expect(['Column pinning', 'columnPinning', 'column-pinning'].map(squash)).toEqual(
    Array(3).fill('columnpinning'),
  );
});
