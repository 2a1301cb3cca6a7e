import { groupNames, namesIn } from './olderNames';

const charts = groupNames([
  ['v7', ['BarChart', 'Gauge']],
  ['v6', ['ResponsiveChart', 'BarChart']],
]);

it('stores a name once, grouped by the majors that have it', () => {
  expect(charts).toEqual({ 'v7 v6': ['BarChart'], v7: ['Gauge'], v6: ['ResponsiveChart'] });
});

it('finds the names of a major', () => {
  expect(namesIn({ charts }, 'charts', 'v6')).toEqual(['BarChart', 'ResponsiveChart']);
  expect(namesIn({ charts }, 'charts', 'v5')).toEqual([]);
  expect(namesIn({ charts }, 'tree-view', 'v7')).toEqual([]);
});
