import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PRODUCTS } from '../../../content/shared/products';
import { writeOfflineLists } from './offlineLists';

it.each(['/x/', '/zh/x/'])(
  'lists the files and the size of each product of %s',
  async (baseUrl) => {
    const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'offline-'));
    const write = (file: string) => {
      fs.mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
      fs.writeFileSync(path.join(outDir, file), `${file} `.repeat(500));
    };
    ['main.js', 'bars.js', 'react-charts/index.html', 'api/charts/index.html'].forEach(write);
    await writeOfflineLists(PRODUCTS, {
      outDir,
      baseUrl,
      routesPaths: ['', 'react-charts/', 'api/charts/', 'introduction/'].map(
        (page) => baseUrl + page,
      ),
      routes: {
        chunkNames: new Map([[`${baseUrl}react-charts/`, new Set(['bars'])]]),
        modules: new Map([
          ['bars', '@site/bars.mdx'],
          ['introduction', '@site/introduction.mdx'],
        ]),
      },
      groups: {
        entry: 0,
        groups: [
          { requests: [], files: ['main.js'], children: [1, 2] },
          { requests: ['@site/bars.mdx'], files: ['bars.js'], children: [] },
          { requests: ['@site/introduction.mdx'], files: ['introduction.js'], children: [] },
        ],
      },
      search: { version: 'v8', label: '8.14.1', file: 'search/v8.1.json', bytes: 1_000_000 },
    });
    const read = (file: string) =>
      JSON.parse(fs.readFileSync(path.join(outDir, file), 'utf8')) as unknown;
    expect(read('offline-x-charts.json')).toEqual({
      assets: ['main.js', 'bars.js', 'search/v8.1.json'],
      pages: ['react-charts/', 'api/charts/'],
    });
    const { products } = read('offline.json') as { products: { bytes: number }[] };
    expect(products).toEqual([
      { list: 'offline-x-charts.json', name: 'Charts', bytes: expect.any(Number) as number },
    ]);
    expect(products[0]?.bytes).toBeGreaterThan(1_000_100);
    expect(products[0]?.bytes).toBeLessThan(1_002_000);
    fs.rmSync(outDir, { recursive: true });
  },
);
