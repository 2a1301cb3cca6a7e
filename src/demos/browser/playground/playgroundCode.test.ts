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
  imports: ["import { DataGrid } from '@mui/x-data-grid';", "import { rows } from './rows';"],
  given: ['rows={rows}'],
  print: { colors: (value) => `colors={['${value}']}` },
};
const code = (values: Parameters<typeof playgroundCode>[3]) =>
  playgroundCode('DataGrid', options, controls, values).shown;

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

  it('copies a module with all that the element refers to', () => {
    const rows = [{ id: 1, guest: "Zoë O'Neill", nights: 2, tags: ['late'] }];
    const given = { ...options, imports: [options.imports[0] ?? ''], data: { rows } };
    const around = '<div style={{ height: 400 }}>';
    expect(playgroundCode('DataGrid', { ...given, around }, controls, {}).copied).toBe(`\
import { DataGrid } from '@mui/x-data-grid';

const rows = [
  { id: 1, guest: "Zoë O'Neill", nights: 2, tags: [
    'late',
  ] },
];

export default function DataGridExample() {
  return (
    <div style={{ height: 400 }}>
      <DataGrid
        rows={rows}
      />
    </div>
  );
}
`);
  });
});
