import { createRecord } from '../shared/testing';
import type { ChangeRecord, ChangeStep } from '../../api/shared/changeRecord';
import { toChangedNameRecords } from './changedNames';

const section = createRecord({
  name: 'Props',
  path: 'migration/migration-charts-v7/#props',
  crumbs: ['Migration'],
});

const change = (name: string, given: Partial<ChangeRecord> = {}): ChangeRecord => ({
  ...{ kind: 'removed', place: 'prop', name, section: 'props' },
  ...{ notice: 'TypeScript reports it.', todo: 'Use `after`.' },
  ...given,
});

function recordsOf(...records: readonly ChangeRecord[]) {
  const guide = 'migration/migration-charts-v7/';
  const step: ChangeStep = { product: 'charts', from: 'v7', to: 'v8', guide, records };
  return toChangedNameRecords([step], [section, createRecord({ name: 'known' })]);
}

it('leads from an old name to the section that says what to do', () => {
  expect(recordsOf(change('before'))).toEqual([
    {
      ...{ kind: 'formerName', name: 'before', text: 'Use after.', product: 'x-charts' },
      ...{ path: section.path, crumbs: ['Migration', 'Props'], words: [], owners: [] },
    },
  ]);
});

it('leaves out what is found, values, names that exist, and unknown sections', () => {
  expect(
    recordsOf(
      change('known'),
      change("'row'"),
      change('LicenseInfo', { becomes: 'LicenseInfo' }),
      change('elsewhere', { section: 'nowhere' }),
      change('still', { kind: 'behavior' }),
    ),
  ).toEqual([]);
});

it('says a name once', () => {
  expect(recordsOf(change('before'), change('before', { kind: 'type' }))).toHaveLength(1);
});
