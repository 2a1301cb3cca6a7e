import { parseBody } from '../../../content/node/page';
import { findExplanations } from './explainedNames';

const namesIn = (...lines: readonly string[]) =>
  findExplanations(parseBody(lines.join('\n'))).map(({ name }) => name);

describe('findExplanations', () => {
  it('finds a name in a sentence about it', () => {
    expect(namesIn('Set `pageSizeOptions` to the sizes that users can choose.')).toEqual([
      'pageSizeOptions',
    ]);
  });

  it('finds names inside longer code', () => {
    expect(namesIn('Call `apiRef.current.setPage(2)` to open the third page.')).toEqual([
      'apiRef',
      'current',
      'setPage',
    ]);
  });

  it('ignores strings', () => {
    expect(namesIn('The value `mode="server"` sorts on the server.')).toEqual(['mode']);
  });

  it('finds names in lists, call-outs, and tabs', () => {
    const names = namesIn(
      '- `rowHeight` sets the height of every row.',
      '',
      ':::info',
      'The prop `columns` takes any order.',
      ':::',
      '',
      '<Tabs>',
      '',
      'The prop `rows` takes an array.',
      '',
      '</Tabs>',
    );
    expect(names).toEqual(['rowHeight', 'columns', 'rows']);
  });

  it('finds names in a table row with a clause', () => {
    expect(
      namesIn('| Prop | Default | What it does |', '|-|-|-|', '| `a` | `1` | Sets the size |'),
    ).toEqual(['a']);
  });

  it('returns the line', () => {
    expect(findExplanations(parseBody('\n\nThe prop `rows` takes an array.'))).toEqual([
      { name: 'rows', line: 3 },
    ]);
  });

  it.each([
    ['a heading', '## The `rows` that users can see'],
    ['a code block', '```tsx\n<DataGrid rows={rows} />\n```'],
    ['a component that prints the API', '<ApiObject name="GridSortApi" />'],
    ['a reference', 'See `rows`. The grid shows what is there.'],
    ['a bare list of names', 'Its methods: `a`, `b`, `c`, `d`, `e`, `f`.'],
    ['a row without a clause', '| Prop | Type |\n|-|-|\n| `rows` | `array` |'],
  ])('finds no explanation in %s', (_, text) => {
    expect(namesIn(text)).toEqual([]);
  });
});
