import type { ChangeRow } from '../../../api/node';
import { changeTable } from './changeTable';
import { writeTables } from './writeTables';

const step = { from: 'v7', to: 'v8', guide: 'migration/migration-charts-v7/' };

const row = (given: Partial<ChangeRow>): ChangeRow => ({
  ...{ kind: 'renamed', name: 'before', place: 'prop', section: 'props' },
  ...given,
});

const linesOf = (...rows: readonly ChangeRow[]) => changeTable(rows, step).split('\n');

describe('a table of changes', () => {
  it('has a line for each row, with plans and notes', () => {
    expect(
      linesOf(
        row({ name: ['a', 'b'], becomes: ['c', 'd'], plan: 'pro' }),
        row({ kind: 'removed', name: 'e', note: 'of `f`', todo: 'Remove it.' }),
        row({ kind: 'removed', name: 'g', note: 'a number', todo: 'Use `h`: it is larger.' }),
      ),
    ).toEqual([
      '| v7 | v8 |',
      '| :-- | :-- |',
      '| `a`, `b` <Plan name="pro" /> | `c`, `d` |',
      '| `e` of `f` | Removed |',
      '| `g`, a number | Use `h`: it is larger |',
    ]);
  });

  it('writes methods with parentheses, and says which names are theme keys', () => {
    expect(
      linesOf(
        row({ name: 'open', place: 'method', becomes: 'show' }),
        row({ kind: 'theme', name: 'MuiA', place: 'theme', becomes: 'MuiB' }),
      ).slice(2),
    ).toEqual(['| `open()` | `show()` |', '| Theme key `MuiA` | Theme key `MuiB` |']);
  });

  it('tells which changes the codemod does, and where new names come from', () => {
    expect(
      linesOf(
        row({ becomes: 'after', codemod: { name: 'rename-props' } }),
        row({ becomes: 'after', module: '@mui/x-charts/models' }),
      ),
    ).toEqual([
      '| v7 | v8 | Codemod | Imported from in v8 |',
      '| :-- | :-- | :-- | :-- |',
      '| `before` | `after` | Yes |  |',
      '| `before` | `after` | No | `@mui/x-charts/models` |',
    ]);
  });
});

describe('a guide', () => {
  const guide = (comment: string) => `Text.\n\n{/* ${comment} */}\n\n| old |\n| :-- |\n\nMore.\n`;
  const rows = [
    row({ becomes: 'after' }),
    row({ kind: 'removed', name: 'gone', todo: 'Remove it.' }),
    row({ kind: 'removed', name: 'Type', place: 'type', todo: 'Remove it.' }),
    row({ kind: 'removed', name: 'hidden', todo: 'Remove it.', table: false }),
    row({ kind: 'default', name: 'silent', todo: 'Set it.' }),
    row({ name: 'elsewhere', becomes: 'there', section: 'other' }),
  ];
  const namesIn = (comment: string) =>
    [...writeTables(guide(comment), rows, step).matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);

  it('keeps its text, and gets the names of a section that are gone', () => {
    expect(writeTables(guide('changes of other'), rows, step)).toBe(
      'Text.\n\n{/* changes of other */}\n\n| v7 | v8 |\n| :-- | :-- |\n| `elsewhere` | `there` |\n\nMore.\n',
    );
    expect(namesIn('changes of props')).toEqual(['before', 'gone', 'Type']);
  });

  it('gets only the kinds and places of a comment', () => {
    expect(namesIn('changes of props: renamed')).toEqual(['before']);
    expect(namesIn('changes of props: removed, type')).toEqual(['Type']);
    expect(namesIn('changes of props: default')).toEqual(['silent']);
  });

  it('rejects a comment without changes', () => {
    expect(() => namesIn('changes of nothing')).toThrow(
      'docs/migration/migration-charts-v7/: no record belongs to "{/* changes of nothing */}".',
    );
  });
});
