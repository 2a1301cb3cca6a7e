import { existsSync } from 'node:fs';
import path from 'node:path';
import { COUNTERPARTS, planCode } from './planCode';

const GRID = `import { DataGrid, type GridColDef } from '@mui/x-data-grid';

<DataGrid rows={rows} columns={columns} />;
`;

it('imports and renders the component of the plan', () => {
  expect(planCode(GRID, 'pro'))
    .toBe(`import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

<DataGridPro rows={rows} columns={columns} />;
`);
  expect(planCode(GRID, 'premium')).toContain(
    `import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';`,
  );
});

it('renames components in parts of a file', () => {
  expect(planCode('<BarChart height={300} />', 'pro')).toBe('<BarChartPro height={300} />');
  expect(planCode('<ChartContainer><LinePlot /></ChartContainer>', 'pro')).toBe(
    '<ChartContainerPro><LinePlot /></ChartContainerPro>',
  );
});

it('changes the modules of components, and no other of the package', () => {
  const code = `import { LineChart } from '@mui/x-charts/LineChart';
import type { XAxis } from '@mui/x-charts/models';`;
  expect(planCode(code, 'pro')).toBe(`import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { XAxis } from '@mui/x-charts/models';`);
});

it('keeps the module of parts that have the name of a component', () => {
  const code = `import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainer } from '@mui/x-charts/ChartContainer';`;
  expect(planCode(code, 'pro')).toBe(`import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartContainerPro } from '@mui/x-charts-pro/ChartContainerPro';`);
});

it('gives readers of Premium the tree of Pro, which has no higher plan', () => {
  expect(planCode('<RichTreeView items={items} />', 'premium')).toBe(
    '<RichTreeViewPro items={items} />',
  );
});

it('changes what is below the module of a grid, and keeps theme keys', () => {
  const code = `import type {} from '@mui/x-data-grid/themeAugmentation';
const theme = { components: { MuiDataGrid: {} } };`;
  expect(planCode(code, 'pro')).toBe(`import type {} from '@mui/x-data-grid-pro/themeAugmentation';
const theme = { components: { MuiDataGrid: {} } };`);
});

it.each([
  ['other packages', `import { useDemoData } from '@mui/x-data-grid-generator';`],
  ['lists of all plans', `inline: ['@mui/x-data-grid', '@mui/x-data-grid-pro']`],
  [
    'components that stay in Community',
    `import { DatePicker } from '@mui/x-date-pickers/DatePicker';`,
  ],
])('keeps %s', (_what, code) => {
  expect(planCode(code, 'pro')).toBe(code);
});

it('keeps code for Premium that has no counterpart there', () => {
  expect(planCode('<BarChart />', 'premium')).toBe('<BarChart />');
});

it.each(Object.values(COUNTERPARTS).flat())('$paidModule has $paidName', (counterpart) => {
  const has = (module: string, name: string) =>
    ['', name].some((folder) =>
      existsSync(path.join('node_modules', module, folder, `${name}.d.ts`)),
    );
  expect(has(counterpart.module, counterpart.name)).toBe(true);
  expect(has(counterpart.paidModule, counterpart.paidName)).toBe(true);
});
