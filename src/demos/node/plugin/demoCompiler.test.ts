import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DemoPreviews, DemoSources } from '../../shared/demo';
import { createDemoCompiler } from './demoCompiler';
import { chunkQuery, DEMO_QUERY, propsQuery, sourcesQuery } from '..';

const DEMO = [
  "import type { Order } from './types';",
  "import { DataGridPro } from '@mui/x-data-grid-pro';",
  "import { orders } from './orders';",
  "import './Orders.css';",
  '',
  '// preview-start',
  'const first: Order = orders[0];',
  '// preview-end',
  '',
  'export default function Orders() {',
  '  return <DataGridPro rows={[first]} />;',
  '}',
  '',
];

/** The data that a module exports. */
function dataOf(text: string): unknown {
  return JSON.parse(JSON.parse(/JSON\.parse\((.*)\);/.exec(text)?.[1] ?? '') as string);
}

describe('the modules of a demo', () => {
  let site = '';
  let read: string[] = [];
  let missed: string[] = [];
  const page = 'docs/react-data-grid/rows';
  const write = (file: string, ...lines: readonly string[]) =>
    writeFileSync(path.join(site, page, file), lines.join('\n'));

  function compile(file: string, query: string, isServer = false): Promise<string> {
    expect(query).toMatch(DEMO_QUERY);
    const compiler = createDemoCompiler({
      siteDir: site,
      isServer,
      hasChunkNames: true,
      heightsFile: path.join(site, 'heights.json'),
      cache: { get: (_input, compute) => compute() },
    });
    return compiler({
      file: path.join(site, page, file),
      query,
      watcher: {
        onRead: (name) => read.push(path.basename(name)),
        onMissed: (name) => missed.push(path.basename(name)),
      },
    });
  }
  const props = (name = 'Orders', isServer = false) =>
    compile('rows.mdx', propsQuery([{ name, line: 12 }]), isServer);

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'demos-'));
    read = [];
    missed = [];
    mkdirSync(path.join(site, page), { recursive: true });
    mkdirSync(path.join(site, 'node_modules/@mui'), { recursive: true });
    mkdirSync(path.join(site, 'node_modules/@emotion'));
    write('Orders.tsx', ...DEMO);
    write('Orders.css', '.orders { color: red; }');
    write(
      'orders.ts',
      "import type { Order } from './types';",
      'export const orders: Order[] = [];',
    );
    write('types.ts', 'export interface Order { id: number }');
  });
  afterEach(() => rmSync(site, { recursive: true }));

  it('contain what the page needs before anything loads', async () => {
    const text = await props();
    const facts = JSON.parse(/\.\.\.(\{.*\}),$/m.exec(text)?.[1] ?? '') as unknown;
    expect(facts).toEqual({
      name: 'Orders',
      path: 'react-data-grid/rows/Orders.tsx',
      plan: 'pro',
      reserved: { wide: 400, narrow: 400 },
      code: {
        lines: { ts: 10, js: 9 },
        hasTabs: true,
        previewLines: { ts: 1, js: 1 },
      },
    });
  });

  it('contain the preview for the server, which writes it into the page', async () => {
    expect(await props('Orders', true)).toMatch(/previewHtml: ".*first.*"/);
    expect(await props()).not.toContain('previewHtml');
  });

  it('contain no preview of a demo without one', async () => {
    write('Other.tsx', 'export default function Other() {}');
    expect(await props('Other', true)).not.toContain('previewHtml');
  });

  it('share a few chunks per page, separate for the first demos', async () => {
    write('Other.tsx', 'export default function Other() {}');
    write('Third.tsx', 'export default function Third() {}');
    const names = ['Orders', 'Other', 'Third'];
    const text = await compile('rows.mdx', propsQuery(names.map((name) => ({ name }))));
    const loader = (local: string, query: string) =>
      `const ${local} = () => import(/* webpackChunkName: "demos-react-data-grid-rows-${local}" */ ` +
      `"./rows.mdx${query}").then((chunk) => chunk.default);`;
    expect(text).toContain(loader('opening', chunkQuery('components', ['Orders', 'Other'])));
    expect(text).toContain(loader('community', chunkQuery('components', ['Third'])));
    expect(text).toContain(loader('modules', chunkQuery('modules', names)));
    expect(text).toContain(`import sources from "./rows.mdx${sourcesQuery(names)}";`);
    expect(text).toContain('system: () => opening().then((chunk) => chunk.Other.system())');
    expect(text).toContain('system: () => community().then((chunk) => chunk.Third.system())');
    expect(text.match(/fetchScripts: .*,/g)).toEqual([
      'fetchScripts: opening,',
      'fetchScripts: opening,',
      'fetchScripts: community,',
    ]);
    expect(text).toContain(
      'loadPreviews: () => opening().then((chunk) => chunk.Orders.previews())',
    );
    expect(text).toContain('loadSources: () => loadSources(sources, "Orders")');
    expect(text).toContain('loadModules: () => modules().then((chunk) => chunk.Orders())');
  });

  it('contain modules in each chunk that run on request', async () => {
    write('Orders.css.tsx', 'export default function Orders() {}');
    const chunk = (kind: 'components' | 'modules') =>
      compile('rows.mdx', chunkQuery(kind, ['Orders']));
    const eager = '() => import(/* webpackMode: "eager" */ ';
    expect(await chunk('components')).toBe(
      `export default {\n  Orders: { system: ${eager}"./Orders.tsx"), css: ${eager}"./Orders.css.tsx"), ` +
        `previews: ${eager}"./Orders.tsx?demo-previews") },\n};\n`,
    );
    expect(await chunk('modules')).toContain(`Orders: ${eager}"./Orders.tsx?demo-modules")`);
  });

  it('exclude demos from the server, except for their stylings', async () => {
    write('Orders.tailwind.tsx', 'export default function Orders() {}');
    const text = await props('Orders', true);
    expect(text).not.toContain('import(');
    expect(text).toContain('system: ');
    expect(text).toContain('tailwind: ');
  });

  it('reject a frame for a demo whose style sheets would not apply', async () => {
    const framed = (name: string) =>
      compile('rows.mdx', propsQuery([{ name, line: 12, isFramed: true }]));
    write('Plain.tsx', 'export default function Plain() {}');
    await expect(framed('Plain')).resolves.toContain('Plain: {');
    write('Orders.tailwind.tsx', 'export default function Orders() {}');
    await expect(framed('Orders')).rejects.toThrow(
      [
        'docs/react-data-grid/rows/rows.mdx:12: <Demo file="Orders" iframe> has style sheets, which a frame does not get: Orders.css, Orders.tailwind.tsx.',
        '  Expected: a demo that is styled only with `sx` and `styled`.',
        '  Fix: Leave `iframe` out, or remove these files.',
      ].join('\n'),
    );
    await expect(props()).resolves.toContain('Orders: {');
  });

  it('reserve the measured height', async () => {
    const heights = { 'docs/react-data-grid/rows/Orders.tsx': { wide: 320, narrow: 640 } };
    writeFileSync(path.join(site, 'heights.json'), JSON.stringify(heights));
    expect(await props()).toContain('"reserved":{"wide":320,"narrow":640}');
  });

  it('reject an invalid table of heights', async () => {
    writeFileSync(path.join(site, 'heights.json'), '{"docs/a.tsx":{"wide":"tall","narrow":1}}');
    await expect(props()).rejects.toThrow(
      /heights\.json is not a table of demo heights\.[^]*wide[^]*npm run measure-demos/,
    );
  });

  it('watch their inputs and potential variants', async () => {
    await props();
    expect(read).toEqual(
      expect.arrayContaining(['Orders.tsx', 'orders.ts', 'types.ts', 'Orders.css']),
    );
    expect(missed).toEqual(expect.arrayContaining(['Orders.tailwind.tsx', 'Orders.css.tsx']));
  });

  it('list the existing demos if one is missing', async () => {
    write('OrderList.tsx', 'export default function OrderList() {}');
    write('OrderCard.tsx', 'export function OrderCard() {}');
    await expect(props('Order')).rejects.toThrow(
      [
        'docs/react-data-grid/rows/rows.mdx:12: Missing demo: Order. You can use one of the following:',
        '  - OrderList',
        '  - Orders',
        '  Fix: correct the name, or write Order.tsx beside the page.',
      ].join('\n'),
    );
    expect(missed).toContain('Order.tsx');
  });

  it('require a default export', async () => {
    write('Orders.tsx', 'export function Orders() {}');
    await expect(props()).rejects.toThrow(
      'docs/react-data-grid/rows/Orders.tsx: The demo has no default export.\n' +
        '  Expected: `export default function Orders() { … }`.',
    );
  });

  it("require local modules to be in the demo's folder", async () => {
    write('Orders.tsx', '', "import a from '../a';", 'export default function Orders() {}');
    await expect(props()).rejects.toThrow(
      'docs/react-data-grid/rows/Orders.tsx:2: Cannot use the local module `../a`.',
    );
  });

  it('contain the sources as tabs, without type-only modules in JavaScript', async () => {
    const text = await compile('rows.mdx', sourcesQuery(['Orders']));
    const { Orders } = JSON.parse(text) as { Orders: DemoSources };
    const { variants, packages } = Orders;
    const { ts, js } = variants.system ?? { ts: [], js: [] };
    expect(ts.map(({ name }) => name)).toEqual([
      'Orders.tsx',
      'types.ts',
      'orders.ts',
      'Orders.css',
    ]);
    expect(js.map(({ name }) => name)).toEqual(['Orders.js', 'orders.js', 'Orders.css']);
    expect(ts[0]?.code).not.toContain('preview-start');
    expect(packages.vite).toMatch(/^\d/);
  });

  it('separate the preview from the sources', async () => {
    const { system } = dataOf(await compile('Orders.tsx', '?demo-previews')) as DemoPreviews;
    expect(system?.ts.code).toBe('const first: Order = orders[0];');
    expect(system?.js.code).toBe('const first = orders[0];');
  });

  it('follow the plan in quickstarts, and keep what no plan replaces', async () => {
    mkdirSync(path.join(site, 'docs/react-charts/quickstart'), { recursive: true });
    const folder = '../../react-charts/quickstart';
    write(
      `${folder}/Parcels.tsx`,
      "import { BarChart } from '@mui/x-charts/BarChart';",
      'export default () => (',
      '  // preview-start',
      '  <BarChart height={300} series={[]} />',
      '  // preview-end',
      ');',
    );
    write(`${folder}/Dial.tsx`, "export { Gauge as default } from '@mui/x-charts/Gauge';");
    const { Parcels, Dial } = JSON.parse(
      await compile(`${folder}/quickstart.mdx`, sourcesQuery(['Parcels', 'Dial'])),
    ) as Record<string, DemoSources>;
    expect(Parcels?.variants.system?.ts[0]?.code).toContain('<BarChart ');
    expect(Object.keys(Parcels?.variants.system?.plans ?? {})).toEqual(['pro']);
    expect(Parcels?.variants.system?.plans?.pro?.js[0]?.code).toContain(
      "import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';",
    );
    expect(Dial?.variants.system).not.toHaveProperty('plans');

    const previews = dataOf(await compile(`${folder}/Parcels.tsx`, '?demo-previews'));
    expect((previews as DemoPreviews).system?.plans?.pro?.ts.code).toBe(
      '<BarChartPro height={300} series={[]} />',
    );
    expect(dataOf(await compile(`${folder}/Dial.tsx`, '?demo-previews'))).toEqual({});
    expect(await compile(`${folder}/Parcels.tsx`, '?demo-modules')).toContain(
      '"@mui/x-charts-pro/BarChartPro": m1',
    );
  });

  it('include the styles of Tailwind classes with the variant that uses them', async () => {
    write('Orders.tailwind.tsx', 'export default () => <p className="mt-2 orders" />;');
    expect(await compile('rows.mdx', chunkQuery('components', ['Orders']))).toContain(
      'tailwind: () => (() => import(/* webpackMode: "eager" */ "./Orders.tailwind.tsx?demo-styles"))()' +
        '.then(() => import(/* webpackMode: "eager" */ "./Orders.tailwind.tsx"))',
    );
    const styles = await compile('Orders.tailwind.tsx', '?demo-styles');
    expect(styles).toContain('document.head.append(style);');
    expect(styles).toContain('.mt-2');
    expect(styles).toContain('@layer utilities');
    expect(styles).not.toContain('orders');
  });

  it('provide every runtime module to the live editor', async () => {
    expect(await compile('Orders.tsx', '?demo-modules')).toBe(
      [
        'import * as m0 from "@mui/x-data-grid-pro";',
        'import * as m1 from "./orders";',
        'export default {',
        '  "@mui/x-data-grid-pro": m0,',
        '  "./orders": m1,',
        '  "./Orders.css": {},',
        '};',
        '',
      ].join('\n'),
    );
  });
});
