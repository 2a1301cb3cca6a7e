import fs from 'node:fs';
import path from 'node:path';
import { readPage, isElement, textAttribute, walk } from '../../../content/node/page';
import { packagesFor } from '../../../content/shared/planPackages';
import { listSpecifiers, packageOf } from '../../shared/demoExport/listPackages';
import { DATE_LIBRARIES } from '../../shared/demoExport/adapterPackages';
import { FAMILY_PACKAGE } from '../../../upgrade/shared/installation/project';
import { installNames } from '../../shared/demoExport';
import { remarkInstall } from './remarkInstall';

// On a machine that hasn't parsed the pages before, this takes some seconds.
jest.setTimeout(60_000);

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (name: string) =>
  JSON.parse(fs.readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')) as Manifest;

/** What the head of a page installs with a package manager that is strict, and its tree. */
async function installOf(name: string) {
  const { file, frontMatter, root } = await readPage(path.resolve('docs', name));
  const data = { frontMatter: { ...frontMatter } as { packageName?: string; install?: string } };
  remarkInstall()(root, { path: file, data });
  const { install, packageName = '' } = data.frontMatter;
  const { product, others } = packagesFor(packageName, install?.split(' ') ?? []);
  const names = install === undefined ? [] : [...product, ...others];
  return { names, install, packageName, root, folder: path.dirname(file) };
}

it.each([
  'react-data-grid/react-data-grid.mdx',
  'react-date-pickers/react-date-pickers.mdx',
  'react-charts/react-charts.mdx',
  'react-tree-view/react-tree-view.mdx',
])('names at least what the section about the installation of %s names', async (name) => {
  const { names, packageName, root, folder } = await installOf(name);
  const [section = []] = walk(root)
    .filter((node) => isElement(node, 'InstallCommand'))
    .map((command) => textAttribute(command, 'packages')?.split(' ') ?? [])
    .filter((packages) => packages.includes(packageName));
  expect(section).not.toEqual([]);
  expect(names).toEqual(expect.arrayContaining(section));

  // The rest is what the first demo imports.
  const [demo] = walk(root).filter((node) => isElement(node, 'Demo'));
  const entry = path.join(folder, `${demo && textAttribute(demo, 'file')}.tsx`);
  const imported = listSpecifiers(fs.readFileSync(entry, 'utf8')).map(packageOf);
  const rest = names.filter((item) => !section.includes(item));
  expect(rest.filter((item) => !imported.includes(item))).toEqual([]);
});

it('names what a demo imports, such as icons, and the adapter of its provider', async () => {
  const panel = await installOf('react-data-grid/components/columns-panel/columns-panel.mdx');
  expect(panel.names).toContain('@mui/icons-material');
  const range = await installOf('react-date-pickers/date-range-picker/date-range-picker.mdx');
  expect(range.names).toEqual([
    '@mui/x-date-pickers-pro',
    'dayjs',
    '@mui/material',
    '@emotion/react',
    '@emotion/styled',
  ]);
});

it('leaves out a higher plan where the page installs its own package', async () => {
  const { names, root, folder } = await installOf('react-date-pickers/react-date-pickers.mdx');
  const [demo] = walk(root).filter((node) => isElement(node, 'Demo'));
  const entry = path.join(folder, `${demo && textAttribute(demo, 'file')}.tsx`);
  expect(fs.readFileSync(entry, 'utf8')).toContain("from '@mui/x-date-pickers-pro/");
  expect(names).toEqual([
    '@mui/x-date-pickers',
    'dayjs',
    '@mui/material',
    '@emotion/react',
    '@emotion/styled',
  ]);
});

it('reads the first module of a page without demos', async () => {
  const { names } = await installOf(
    'react-date-pickers/dates-over-the-wire/dates-over-the-wire.mdx',
  );
  expect(names).toEqual([
    '@mui/x-date-pickers',
    'dayjs',
    '@mui/material',
    '@emotion/react',
    '@emotion/styled',
  ]);
});

it('names the package of a higher plan that the first demo of a Community page imports', async () => {
  const { names } = await installOf('react-data-grid/export/export.mdx');
  expect(names.slice(0, 2)).toEqual(['@mui/x-data-grid', '@mui/x-data-grid-premium']);
});

it('skips the modules of a migration guide that need a higher plan', async () => {
  const { names } = await installOf('migration/migration-data-grid-v6/migration-data-grid-v6.mdx');
  expect(names.filter((name) => name.startsWith('@mui/x-data-grid'))).toEqual(['@mui/x-data-grid']);
});

it('leaves pages without a package as they are', async () => {
  const { install } = await installOf('introduction/licensing/licensing.mdx');
  expect(install).toBeUndefined();
});

const PRODUCT_PACKAGES = fs
  .readdirSync('node_modules/@mui')
  .filter((name) => FAMILY_PACKAGE.test(`@mui/${name}`));

it.each(PRODUCT_PACKAGES)('names the peer dependencies of @mui/%s', (name) => {
  const peers = Object.keys(manifestOf(`@mui/${name}`).peerDependencies ?? {});
  // Material UI brings `@mui/system`, and date libraries are alternatives.
  const brought = peers.flatMap((peer) => Object.keys(manifestOf(peer).dependencies ?? {}));
  const expected = peers.filter(
    (peer) =>
      !brought.includes(peer) && !DATE_LIBRARIES.includes(peer) && !peer.startsWith('react'),
  );
  expect(installNames({ productId: 'x-charts', major: 'v8', sources: [] }).sort()).toEqual(
    expected.sort(),
  );
});
