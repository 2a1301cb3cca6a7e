import type { SearchVersion } from '../../../search/shared/manifest';
import { chooseVersion, majorOf, parsePackageJson } from './projectVersion';

const versions: SearchVersion[] = [
  { version: 'v8', label: 'v8.14.1', file: '', bytes: 0 },
  { version: 'v7', label: 'v7', file: '', bytes: 0 },
];

it.each([
  ['^7.29.1', 'v7'],
  ['8', 'v8'],
  ['>=6.0.0 <7', 'v6'],
  ['npm:@mui/x-data-grid@5.17.26', 'v5'],
  ['workspace:*', undefined],
  ['latest', undefined],
])('the major of %s is %s', (range, major) => {
  expect(majorOf(range)).toBe(major);
});

it('reads the documented packages; dependencies take precedence', () => {
  const text = JSON.stringify({
    dependencies: { '@mui/x-charts': '8.0.0', react: '19.0.0' },
    devDependencies: { '@mui/x-charts': '7.0.0' },
  });
  expect(parsePackageJson(text)).toEqual({ '@mui/x-charts': '8.0.0' });
  expect(parsePackageJson('null')).toEqual({});
  expect(() => parsePackageJson('rows')).toThrow('packageJson is not JSON');
});

it('uses the current version by default', () => {
  expect(chooseVersion({}, versions)).toEqual({ version: versions[0] });
});

it('prefers the requested version to that of the project', () => {
  const packages = { '@mui/x-charts': '7.0.0' };
  expect(chooseVersion({ version: '8.14.1', packages }, versions).version).toBe(versions[0]);
});

it("lists the available versions if the project's is not among them", () => {
  const { version, note, major } = chooseVersion(
    { packages: { '@mui/x-charts': '^6.1.0' } },
    versions,
  );
  expect(version).toBe(versions[0]);
  expect(major).toBe('v6');
  expect(note).toBe(
    'The project has @mui/x-charts ^6.1.0, which is not among the published versions (v8.14.1, v7): this is about v8.14.1.',
  );
});
