import { unnamedParts } from './unnamedParts';

describe('names of charts, grids, and trees', () => {
  it.each([
    '<BarChart title="Rainfall by month" series={series} />',
    '<SparkLineChart aria-label={`Sales of ${name}`} data={data} />',
    '<ChartContainerPro aria-labelledby={id}><BarPlot /></ChartContainerPro>',
    '<ChartsSurface aria-hidden />',
    '<Gauge value={64} aria-label="Seats sold in percent" />',
    '<DataGrid label="Invoices" rows={rows} columns={columns} />',
    '<RichTreeView aria-labelledby="heading" items={items} />',
    '<figure><figcaption>Load</figcaption><Heatmap series={series} /></figure>',
    '<Box component="figure"><Heatmap series={series} /></Box>',
    '<BarPlot /> && <ChartsLegend />',
  ])('accepts %s', (code) => {
    expect(unnamedParts(`const demo = ${code};`)).toEqual([]);
  });

  it('accepts a name in a spread constant', () => {
    const chart = "const chart = { title: 'Rainfall', height: 300 } as LineChartProps;";
    expect(unnamedParts(`${chart}\nconst demo = <LineChart {...chart} />;`)).toEqual([]);
  });

  it.each([
    ['<BarChart series={series} />', 'BarChart', 'title or aria-label or aria-labelledby'],
    ['<ChartsSurface sx={sx} />', 'ChartsSurface', 'aria-hidden'],
    // Only the name of the component in a grid, which a chart ignores, and the reverse.
    ['<PieChart label="Invoices" series={series} />', 'PieChart', 'title'],
    ['<DataGridPremium title="Invoices" rows={rows} />', 'DataGridPremium', 'label'],
    ['<SimpleTreeView label="Files" />', 'SimpleTreeView', 'aria-label'],
    ['<Heatmap title="Load" series={series} />', 'Heatmap', 'figcaption'],
    ['<LineChart {...chart} {...props} />', 'LineChart', 'title'],
  ])('reports %s', (code, component, fix) => {
    const text = `const chart = { height: 300 };\nconst demo = ${code};`;
    expect(unnamedParts(text)).toEqual([
      expect.stringMatching(`^line 2: ${component} has no accessible name. Fix: .*${fix}`),
    ]);
  });
});
