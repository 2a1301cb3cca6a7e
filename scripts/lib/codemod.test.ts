import {
  codeOf,
  toSource,
  withCode,
  withMarkers,
  withShortObjects,
  withUniqueImports,
} from './codemod';
import { withoutMarkers } from '../../src/demos/shared/previewMarkers';

const FENCE = {
  imports: "import {\n  Chart } from 'charts';\n",
  text: "import { Chart } from 'charts'; declare const a: 1;\n(<>\n<Chart />\n</>);\nexport {};\n",
};

it('gives a codemod the imports that a code block lacks, and takes the block back', () => {
  const source = toSource(FENCE);
  expect(source).toContain("from 'charts';\n\ntype CodeBlock = never;\n(<>\n<Chart />\n</>);");
  expect(codeOf(source.replace('type CodeBlock = never;', ''))).toBeUndefined();
  const renamed = source.replace('{\n  Chart }', '{ BarChart }').replace('<Chart', '<BarChart');
  expect(codeOf(renamed)).toBe('<BarChart />');
});

it('writes code blocks into their page, also in lists and with another number of lines', () => {
  const page = ['- Item', '', '  ```ts', '  old();', '  ```', '', '```ts', 'a();', 'b();', '```'];
  const text = withCode(page.join('\n'), [
    { fence: { code: 'old();', line: 4, indent: 2 }, code: 'first();\n\nsecond();' },
    { fence: { code: 'a();\nb();', line: 8, indent: 0 }, code: 'c();' },
  ]);
  expect(text.split('\n')).toEqual([
    ...['- Item', '', '  ```ts', '  first();', '', '  second();', '  ```', ''],
    ...['```ts', 'c();', '```'],
  ]);
});

it('removes names that an import has twice, and leaves other imports alone', () => {
  const other = "import {\n  LineChart,\n  type LineProps,\n} from '@mui/x-charts/LineChart';\n";
  expect(
    withUniqueImports(
      `import { barClasses, BarChart, barClasses } from '@mui/x-charts/BarChart';\n${other}`,
    ),
  ).toBe(`import { barClasses, BarChart } from '@mui/x-charts/BarChart';\n${other}`);
});

it('begins objects that a codemod has expanded where they open, and no others', () => {
  const own = 'const size = {\n  width: 1,\n};\n';
  expect(
    withShortObjects(
      `${own}const series = [\n  { id: 'a' },\n];\n`,
      `${own}const series = [\n  {\n    id: 'a',\n    showMark: true,\n  },\n];\n`,
    ),
  ).toBe(`${own}const series = [\n  { id: 'a',\n    showMark: true,\n  },\n];\n`);
  expect(withShortObjects('a();\nb();\n', 'a();\n')).toBe('a();\n');
});

describe('the preview markers of a module', () => {
  const module = [
    "import { LineChart, lineElementClasses } from 'charts';",
    'export const Demo = () => (',
    '  // preview-start',
    '  <LineChart',
    '    keyboard',
    '    sx={{ [lineElementClasses.root]: 1 }}',
    '  />',
    '  // preview-end',
    ');',
  ].join('\n');

  it('are put back before the lines that followed them', () => {
    const changed = withoutMarkers(module)
      .replace(
        "import { LineChart, lineElementClasses } from 'charts';",
        'import {\n  a,\n} from b;',
      )
      .replace('    keyboard\n', '')
      .replace('lineElementClasses.root', 'lineClasses.line');
    expect(withMarkers(module, changed).split('\n').slice(3)).toEqual([
      'export const Demo = () => (',
      '  // preview-start',
      '  <LineChart',
      '    sx={{ [lineClasses.line]: 1 }}',
      '  />',
      '  // preview-end',
      ');',
    ]);
  });

  it('are put back where the first line of the preview has changed', () => {
    const changed = withoutMarkers(module).replace('  <LineChart', '  <Chart kind="line"');
    expect(withMarkers(module, changed)).toBe(
      module.replace('  <LineChart', '  <Chart kind="line"'),
    );
  });

  it('leave a module without changes as it was', () => {
    expect(withMarkers(module, withoutMarkers(module))).toBe(module);
    expect(withMarkers('a();\n', 'b();\n')).toBe('b();\n');
  });
});
