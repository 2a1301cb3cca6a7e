import type { FindReleases } from '../../api/node/releases';
import type { SearchRecord } from '../shared/records';
import { withReleases } from './releaseTexts';

const record = (more: Partial<SearchRecord>): SearchRecord => ({
  kind: 'prop',
  name: 'tools',
  text: 'Shows tools.',
  product: 'x-charts',
  path: 'api/charts/bar-chart/#bar-chart-prop-tools',
  crumbs: [],
  words: [],
  owners: ['BarChart', 'LineChart'].map((name) => ({ name, page: '' })),
  ...more,
});

const FACTS: Record<string, ReturnType<FindReleases>> = {
  'charts prop tools BarChart': { since: '8.9', deprecatedSince: '8.12' },
  'charts prop tools LineChart': { since: '8.9', deprecatedSince: '8.12' },
  'charts prop size BarChart': { since: '8.9' },
  'charts entry useTools': { since: '8.4 or 8.5' },
};
const find: FindReleases = (...name) => FACTS[name.filter(Boolean).join(' ')] ?? {};

it('says since when a member exists and is deprecated', () => {
  expect(withReleases(record({}), find).text).toBe(
    'Shows tools. Since 8.9. Deprecated since 8.12.',
  );
  const hook = record({ kind: 'hook', name: 'useTools', text: '', owners: [] });
  expect(withReleases(hook, find).text).toBe('Since 8.4 or 8.5.');
});

it('says nothing if that differs between the owners, and about guides', () => {
  expect(withReleases(record({ name: 'size' }), find).text).toBe('Shows tools.');
  expect(withReleases(record({ kind: 'section' }), find).text).toBe('Shows tools.');
});
