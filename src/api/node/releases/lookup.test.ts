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
  const facts = readReleaseFacts(siteDir);
  const find = createFindReleases(facts);

  it('end with the installed packages (npm run releases)', () => {
    const installed = readApiSources(siteDir).packages.map(({ name, version }) => [name, version]);
    expect(Object.values(facts.packages).at(-1)).toEqual(Object.fromEntries(installed));
  });

  // From the changelog of the packages, node_modules/@mui/x-data-grid/CHANGELOG.md.
  it.each([
    ['8.4', 'tree-view', 'prop', 'getItemChildren', 'RichTreeView'],
    ['8.5', 'date-pickers', 'entry', 'PickerDay2', undefined],
    ['8.6', 'date-pickers', 'entry', 'usePickerAdapter', undefined],
  ] as const)('agree with the changelog: %s of %s added the %s %s', (since, ...name) => {
    expect(find(...name).since).toBe(since);
  });

  it('say that packages are missing on the registry', () => {
    // @mui/x-charts-pro has no 8.6, and added the export triggers after 8.5.
    expect(find('charts', 'entry', 'ChartsToolbarPrintExportTrigger').since).toBe('8.6 or 8.7');
  });
});
