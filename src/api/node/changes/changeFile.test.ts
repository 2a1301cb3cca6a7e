import { parseChangeFile, recordsOf, stepOfFile, type ChangeRow } from './changeFile';

const parse = (...records: readonly unknown[]) =>
  parseChangeFile(JSON.stringify({ records }), 'data/changes/charts-v7-v8.json');

const row = (given: Partial<ChangeRow>): ChangeRow => ({
  ...{ kind: 'renamed', name: 'before', place: 'prop', section: 'props' },
  ...given,
});

it('names the file, the field, and what is missing', () => {
  const silent = row({ kind: 'default', todo: 'Set it.' });
  expect(() => parse(row({ becomes: 'after' }), silent)).toThrow(
    'data/changes/charts-v7-v8.json is wrong:\n  records.1.notice: default needs it\n  records.1.evidence: default needs it\nCorrect the file; MAINTAINING.md describes its fields.',
  );
  expect(() => parse(row({ kind: 'removed' }))).toThrow('records.0.todo: removed needs it');
  expect(() => parse(row({ name: ['a', 'b'], becomes: ['c'] }))).toThrow(
    'records.0.becomes: expected as many names as in `name`, or one',
  );
  expect(() => parse({ ...row({ becomes: 'after' }), since: 'v8' })).toThrow('since');
});

it('makes a record of each name, with what the kind and the new name say', () => {
  expect(
    recordsOf(row({ name: ['a', 'b'], becomes: ['c', 'd'], of: 'BarChart', note: 'two' })),
  ).toMatchObject([
    { name: 'a', becomes: 'c', of: ['BarChart'], todo: 'Use `c` instead.' },
    { name: 'b', becomes: 'd', notice: expect.stringContaining('reports the old name') as string },
  ]);
  expect(recordsOf(row({ name: ['a', 'b'], becomes: 'c' }))[1]).toMatchObject({ becomes: 'c' });
  expect(recordsOf(row({ note: 'two', table: false }))[0]).not.toHaveProperty('note');
});

it('reads the step from the name of a file', () => {
  expect(stepOfFile('date-pickers-lab-v5.json')).toEqual({
    ...{ product: 'date-pickers', from: 'lab', to: 'v5' },
    guide: 'migration/migration-pickers-lab/',
  });
  expect(stepOfFile('charts.json')).toBeUndefined();
});
