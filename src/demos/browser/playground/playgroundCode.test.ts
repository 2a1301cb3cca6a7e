import { playgroundCode } from './playgroundCode';
import type { BoundControl, PlaygroundOptions } from './types';

const base = { description: '' };
const controls: BoundControl[] = [
  { ...base, name: 'loading', kind: 'boolean', default: false },
  { ...base, name: 'rowSelection', kind: 'boolean', default: true },
  { ...base, name: 'density', kind: 'enum', options: ['compact', 'standard'], default: 'standard' },
  { ...base, name: 'rowHeight', kind: 'number', default: 52 },
  { ...base, name: 'label', kind: 'string' },
  { ...base, name: 'colors', kind: 'color' },
];
const options: PlaygroundOptions = {
  controls: [],
  importLine: "import { DataGrid } from '@mui/x-data-grid';",
  given: ['rows={rows}'],
  print: { colors: (value) => `colors={['${value}']}` },
};
const code = (values: Parameters<typeof playgroundCode>[3]) =>
  playgroundCode('DataGrid', options, controls, values);

describe('playgroundCode', () => {
  it('starts with the fixed attributes', () => {
    expect(code({})).toBe(
      "import { DataGrid } from '@mui/x-data-grid';\n\n<DataGrid\n  rows={rows}\n/>",
    );
  });

  it('omits default values', () => {
    expect(code({ loading: false, density: 'standard', rowHeight: 52 })).toBe(code({}));
  });

  it('writes each kind of value idiomatically', () => {
    const lines = code({
      loading: true,
      rowSelection: false,
      density: 'compact',
      rowHeight: 40,
      label: 'The "new" orders',
      colors: '#1976d2',
    }).split('\n');

    expect(lines.slice(4, -1)).toEqual([
      '  loading',
      '  rowSelection={false}',
      '  density="compact"',
      '  rowHeight={40}',
      String.raw`  label={"The \"new\" orders"}`,
      "  colors={['#1976d2']}",
    ]);
  });
});
