import { CURRENT_MAJOR } from '../../../versions/shared/versions';
import { readApiSources } from '../sources';
import { createFindReleases, readReleaseFacts } from './lookup';

const siteDir = process.cwd();

it('finds a member of each of its owners', () => {
  const find = createFindReleases({
    packages: {},
    products: {
      charts: {
        added: { '8.9': ['prop tools BarChart LineChart', 'entry useTools'] },
        deprecated: { '8.10 or 8.11': ['prop tools LineChart'] },
      },
    },
  });
  expect(find('charts', 'prop', 'tools', 'BarChart')).toEqual({ since: '8.9' });
  expect(find('charts', 'prop', 'tools', 'LineChart')).toEqual({
    since: '8.9',
    deprecatedSince: '8.10 or 8.11',
  });
  expect(find('charts', 'entry', 'useTools')).toEqual({ since: '8.9' });
  expect(find('charts', 'prop', 'tools', 'PieChart')).toEqual({});
  expect(find('data-grid', 'entry', 'useTools')).toEqual({});
});

describe('the stored facts', () => {
  const of = (major: string) => readReleaseFacts(siteDir, major) ?? { packages: {}, products: {} };
  const find = createFindReleases(of('v8'));

  it('are missing for majors whose releases were never read', () => {
    expect(readReleaseFacts(siteDir, 'v5')).toBeUndefined();
  });

  it('end with the installed packages (npm run releases)', () => {
    const installed = readApiSources(siteDir).packages.map(({ name, version }) => [name, version]);
    expect(Object.values(of(CURRENT_MAJOR).packages).at(-1)).toEqual(Object.fromEntries(installed));
  });

  // From the changelog of the packages, node_modules/@mui/x-data-grid/CHANGELOG.md.
  it('agree with the changelog', () => {
    expect(find('tree-view', 'prop', 'getItemChildren', 'RichTreeView').since).toBe('8.4');
    expect(find('date-pickers', 'entry', 'PickerDay2').since).toBe('8.5');
    expect(find('date-pickers', 'entry', 'usePickerAdapter').since).toBe('8.6');
  });

  it('say that packages are missing on the registry', () => {
    // @mui/x-charts-pro has no 8.6, and of 8.5 only 8.5.0, which lacks the export triggers.
    expect(find('charts', 'entry', 'ChartsToolbarPrintExportTrigger').since).toBe(
      '8.5, 8.6, or 8.7',
    );
  });
});
