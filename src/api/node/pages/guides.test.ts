import { writeFixtureSite } from '../testing/fixtureSite';
import { readPages } from '../../../content/node/page';
import { demosFor, guidesFor, toGuideFacts, type GuideFacts } from './guides';

it('finds guides about a component before those that only use it', async () => {
  const page = (title: string, more = '') =>
    `---\ntitle: ${title}\nproductId: x-data-grid\n${more}---\n`;
  const siteDir = writeFixtureSite({
    'docs/react-data-grid/rows/rows.mdx': page('Rows'),
    'docs/react-data-grid/rows/Basic.tsx': `import { DataGrid } from '@mui/x-data-grid';`,
    'docs/react-data-grid/sorting/sorting.mdx': page("'Sorting'", 'components: [DataGrid]\n'),
    'docs/react-data-grid/layout/layout.mdx': page('Layout'),
    'docs/react-charts/bars/bars.mdx': '---\ntitle: Bars\nproductId: x-charts\n---\n',
    'docs/react-charts/bars/Bars.tsx': `import { DataGrid } from '@mui/x-data-grid';`,
    'docs/api/data-grid/data-grid/data-grid.mdx': page('DataGrid API'),
  });
  const guides = (await readPages(`${siteDir}/docs`)).map(toGuideFacts);
  expect(guides.map(({ route }) => route)).not.toContain('/x/api/data-grid/data-grid/');
  expect(guidesFor('DataGrid', 'data-grid', ['/x/react-data-grid/layout/'], guides)).toEqual([
    { title: 'Layout', route: '/x/react-data-grid/layout/' },
    { title: 'Sorting', route: '/x/react-data-grid/sorting/' },
    { title: 'Rows', route: '/x/react-data-grid/rows/' },
  ]);
});

it('begins with the guide of the same name, and then those that name the component first', () => {
  const guide = (route: string, ...components: string[]): GuideFacts => ({
    title: route,
    ...{ route: `/x/react-charts/${route}/`, components, imported: new Set<string>(), demos: [] },
  });
  const guides = [
    guide('overview', 'BarChart', 'PieChart'),
    guide('tooltip', 'ChartsTooltip', 'PieChart'),
    guide('export', 'PieChart'),
    guide('pie-chart', 'PieArc', 'PieChart'),
    guide('styling', 'PieChart', 'BarChart'),
  ];
  expect(guidesFor('PieChart', 'charts', [], guides).map(({ title }) => title)).toEqual([
    'pie-chart',
    'export',
    'styling',
    'overview',
    'tooltip',
  ]);
});

describe('demosFor', () => {
  const page = (components: string, ...demos: string[]) =>
    [
      `---\ntitle: Guide\nproductId: x-charts\ncomponents: [${components}]\n---`,
      ...demos.map((name) => `<Demo file="${name}" bg="inline" />`),
    ].join('\n\n');
  const demo = (name: string) => `import { ${name} } from '@mui/x-charts';`;
  const siteDir = writeFixtureSite({
    'docs/react-charts/axis/axis.mdx': page('ChartsAxis, PieChart', 'Zoom', 'Axis'),
    'docs/react-charts/axis/Zoom.tsx': demo('BarChart'),
    'docs/react-charts/axis/Axis.tsx': demo('PieChart'),
    'docs/react-charts/flow/flow.mdx': page('Sankey', 'Flow'),
    'docs/react-charts/flow/Flow.tsx': demo('Unstable_Sankey'),
    'docs/react-charts/legend/legend.mdx': page('ChartsLegend', 'Legend'),
    'docs/react-charts/legend/Legend.tsx': demo('PieChart'),
    'docs/react-charts/pie-chart/pie-chart.mdx': page('PieArc, PieChart', 'Pie'),
    'docs/react-charts/pie-chart/Pie.tsx': demo('PieChart'),
    'docs/react-charts/text/text.mdx': page('PieChart'),
    'docs/react-charts/broken/broken.mdx': page('PieChart', 'Broken') + '<',
  });
  let guides: GuideFacts[];
  beforeAll(async () => {
    guides = (await readPages(`${siteDir}/docs`)).map(toGuideFacts);
  });
  const demosOf = (name: string, exportName?: string) =>
    demosFor({ name, product: 'charts', ...(exportName ? { exportName } : {}) }, [], guides).map(
      ({ name: found, route }) => `${route.split('/').at(-2)}/${found}`,
    );

  it('starts with the guide of the same name, and ends with guides about something else', () => {
    expect(demosOf('PieChart')).toEqual(['pie-chart/Pie', 'axis/Axis', 'legend/Legend']);
  });

  it('takes the first demo of a guide about a part that no demo imports', () => {
    expect(demosOf('PieArc')).toEqual(['pie-chart/Pie']);
    expect(demosOf('ChartsAxis')).toEqual(['axis/Zoom']);
  });

  it('knows names that code imports differently', () => {
    expect(demosOf('Sankey', 'Unstable_Sankey')).toEqual(['flow/Flow']);
  });

  it('finds none for a component that no guide shows', () => {
    expect(demosOf('Gauge')).toEqual([]);
    expect(demosFor({ name: 'PieChart', product: 'data-grid' }, [], guides)).toEqual([]);
  });
});
