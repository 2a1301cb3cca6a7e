import { unmarkedPreview } from './unmarkedPreview';

const HEAD = "import { Gauge } from '@mui/x-charts/Gauge';\nimport Box from '@mui/material/Box';\n";

const demo = (...lines: readonly string[]) =>
  `${HEAD}\nexport default function Tank() {\n  return (\n${lines
    .map((line) => `    ${line}\n`)
    .join('')}  );\n}\n`;

const long = Array.from({ length: 15 }, (_, index) => `  <p>Line ${index}</p>`);

describe('unmarkedPreview', () => {
  it('is what a short demo returns', () => {
    expect(unmarkedPreview(demo('<Box>', '  <Gauge value={3} />', '</Box>'))).toBe(
      '<Box>\n  <Gauge value={3} />\n</Box>',
    );
    expect(
      unmarkedPreview(`${HEAD}export default function A() { return <Gauge value={3} />; }`),
    ).toBe('<Gauge value={3} />');
  });

  it('is the component of the library in a longer one', () => {
    const gauge = ['  <Gauge', '    value={3}', '  />'];
    expect(unmarkedPreview(demo('<Box>', ...long, ...gauge, '</Box>'))).toBe(
      '<Gauge\n  value={3}\n/>',
    );
  });

  it.each([
    ['several components', demo('<Box>', ...long, '  <Gauge />', '  <Gauge />', '</Box>')],
    ['no component of the library', demo('<Box>', ...long, '  <Box />', '</Box>')],
    ['a module without a default export', 'export const rows = [];'],
    ['an empty default export', 'export default function A() {}'],
  ])('leaves out %s', (_kind, text) => {
    expect(unmarkedPreview(text)).toBeUndefined();
  });
});
