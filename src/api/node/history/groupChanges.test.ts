import type { ApiChange } from '../../shared/apiChanges';
import { groupChanges } from './groupChanges';

const change = (component: string, kind: ApiChange['kind'], name: string): ApiChange => ({
  product: 'charts',
  component,
  kind,
  member: { kind: 'prop', name },
});

it('merges the same changes of several components, most important first', () => {
  expect(
    groupChanges([
      change('BarChart', 'added', 'hideLegend'),
      change('BarChart', 'removed', 'legend'),
      change('BarChart', 'added', 'bars'),
      change('LineChart', 'added', 'hideLegend'),
      change('LineChart', 'removed', 'legend'),
    ]),
  ).toEqual([
    {
      components: ['BarChart', 'LineChart'],
      changes: [change('BarChart', 'removed', 'legend'), change('BarChart', 'added', 'hideLegend')],
    },
    { components: ['BarChart'], changes: [change('BarChart', 'added', 'bars')] },
  ]);
});

it('returns nothing without changes', () => {
  expect(groupChanges([])).toEqual([]);
});
