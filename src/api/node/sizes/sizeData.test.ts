import sizes from '../../../../data/sizes.json';
import { documentedIn } from '../cache';
import { packageManifests, writeFixtureSite } from '../testing/fixtureSite';
import { staleSizes, type SizeData } from './sizeData';

const data: SizeData = { packages: { '@mui/x-charts': '8.14.1' }, baseline: [], components: {} };

describe('staleSizes', () => {
  it('reports nothing for the measured versions', () => {
    const siteDir = writeFixtureSite(packageManifests({ '@mui/x-charts': '8.14.1' }));
    expect(staleSizes(siteDir, data)).toEqual([]);
  });

  it('names a package whose version changed', () => {
    const siteDir = writeFixtureSite(packageManifests({ '@mui/x-charts': '8.15.0' }));
    expect(staleSizes(siteDir, data)).toEqual([
      'data/sizes.json was measured with @mui/x-charts 8.14.1, but 8.15.0 is installed. Run "npm run sizes".',
    ]);
  });
});

describe('data/sizes.json', () => {
  const committed: SizeData = sizes;

  it('is up to date', () => {
    expect(staleSizes(process.cwd(), committed)).toEqual([]);
  });

  it('is smaller for a page that already has Material UI', () => {
    const grid = committed.components['data-grid/DataGrid']!;
    expect(grid.added.gzip).toBeLessThan(grid.alone.gzip);
    expect(grid.alone.brotli).toBeLessThan(grid.alone.gzip);
  });

  it('contains every product', () => {
    const products = new Set(Object.keys(committed.components).map((key) => key.split('/')[0]));
    expect([...products].sort()).toEqual(Object.keys(documentedIn('v8')).sort());
  });
});
