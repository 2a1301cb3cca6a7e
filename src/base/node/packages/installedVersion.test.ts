import path from 'node:path';
import { installedVersion } from './installedVersion';

const SITE = path.resolve(__dirname, '../../../..');

it('reads the version of an installed package', () => {
  expect(installedVersion(path.join(SITE, 'node_modules/react'))).toMatch(/^\d+\.\d+\.\d+/);
});

it('is undefined for a folder without a package', () => {
  expect(installedVersion(path.join(SITE, 'node_modules/not-installed'))).toBeUndefined();
});
