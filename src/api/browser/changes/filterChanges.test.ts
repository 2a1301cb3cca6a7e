import type { ApiChangeGroup, ApiListedChange } from '@site/src/api/shared/apiChanges';
import { countChanges, filterGroups, NO_FILTER, unchangedNames, usedNames } from './filterChanges';

const change = (kind: ApiListedChange['kind'], name: string): ApiListedChange => ({
  kind,
  member: { kind: 'prop', name },
});
const groups: ApiChangeGroup[] = [
  {
    components: ['BarChart', 'LineChart'],
    changes: [change('removed', 'legend'), change('added', 'hideLegend')],
  },
  { components: ['BarChart'], changes: [change('type', 'xAxis')] },
  {
    components: ['SimpleTreeView'],
    changes: [{ kind: 'renamed', from: 'TreeView', to: 'SimpleTreeView' }],
  },
];
const filter = (part: Partial<typeof NO_FILTER>) =>
  filterGroups(groups, { ...NO_FILTER, ...part }).map(({ changes, components }) => [
    components.join(),
    changes.length,
  ]);

describe('filterGroups', () => {
  it('returns everything without a filter', () => {
    expect(filterGroups(groups, NO_FILTER)).toEqual(groups);
  });

  it('finds components, and members of any component', () => {
    expect(filter({ query: 'linechart' })).toEqual([['LineChart', 2]]);
    expect(filter({ query: 'legend' })).toEqual([['BarChart,LineChart', 2]]);
    expect(filter({ query: 'bar axis' })).toEqual([['BarChart', 1]]);
    expect(filter({ query: 'nothing' })).toEqual([]);
  });

  it('merges groups that match the same components', () => {
    const [group] = filterGroups(groups, { ...NO_FILTER, imports: 'BarChart' });
    expect(group?.components).toEqual(['BarChart']);
    expect(group?.changes.map(({ kind }) => kind)).toEqual(['removed', 'type', 'added']);
  });

  it('returns the changes of imported components', () => {
    const imports = `import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';`;
    expect(filter({ imports })).toEqual([['LineChart', 2]]);
  });

  it('finds a component by its former name', () => {
    expect(filter({ imports: `import { TreeView } from '@mui/x-tree-view';` })).toEqual([
      ['SimpleTreeView', 1],
    ]);
    expect(filter({ query: 'treeview' })).toEqual([['SimpleTreeView', 1]]);
  });

  it('excludes additions', () => {
    expect(filter({ hidesAdded: true, query: 'line' })).toEqual([['LineChart', 1]]);
  });

  it('matches imports from other packages only by their names', () => {
    expect(filter({ imports: `import Box from '@mui/material/Box';` })).toEqual([]);
  });
});

it('reads names from imports or from a plain list', () => {
  expect(usedNames('BarChart, PieChart\nuseState')).toEqual(['BarChart', 'PieChart']);
  expect(usedNames(`import { BarChart } from '@mui/x-charts'; const Page = 1;`)).toEqual([
    'BarChart',
  ]);
  expect(usedNames('')).toEqual([]);
});

it('counts changes', () => {
  expect(countChanges(groups)).toBe(4);
});

it('returns the names that no change affects', () => {
  expect(unchangedNames(groups, 'BarChart TreeView Gauge')).toEqual(['Gauge']);
});
