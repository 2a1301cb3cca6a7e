import path from 'node:path';
import { exportDemo, oneFile } from '../../../demos/shared/demoExport';
import { typeErrorsOfExport } from '../../../base/testing/exportedTypes';
import { readVariants, buildVariantSources } from '../../../demos/node';

const SITE = process.cwd();
/**
 * One demo of each product, one with a toolbar and aliases, one with a style sheet, and one whose
 * library has no types.
 */
const SAMPLE = [
  ['docs/react-data-grid/column-definition', 'ColumnTypesGrid', 'system'],
  ['docs/react-data-grid/editing', 'FullFeaturedCrudGrid', 'system'],
  ['docs/react-date-pickers/date-picker', 'BasicDatePicker', 'system'],
  ['docs/react-date-pickers/calendar-systems', 'AdapterHijri', 'system'],
  ['docs/react-charts/bars', 'BarsDataset', 'css'],
  ['docs/react-tree-view/rich-tree-view/items', 'BasicRichTreeView', 'system'],
] as const;

/** What `vite/client` declares in a real project; Vite isn't installed here. */
const VITE_TYPES = "declare module '*.css';\n";

async function projectFiles(
  folder: string,
  name: string,
  styling: string,
): Promise<[string, string][]> {
  const variants = readVariants(name, path.join(SITE, folder));
  const variant = variants.find((candidate) => candidate.styling === styling);
  if (variant === undefined) {
    throw new Error(`${folder}/${name} has no ${styling} variant: choose another for the sample.`);
  }
  const { ts: sources } = await buildVariantSources(`${folder}/`, variant.files);
  const { files } = exportDemo({
    name,
    title: name,
    variant: 'TS',
    styling: variant.styling,
    sources,
    versions: {},
  });
  const copied = oneFile(sources);
  return [
    ...Object.entries(files)
      .filter(([file]) => file.startsWith('src/'))
      .map(([file, text]): [string, string] => [`${name}/${file}`, text]),
    ...(copied === null ? [] : [[`${name}/copied/Copied.tsx`, copied] as [string, string]]),
  ];
}

it('exports and copies have valid types against the packages of the project', async () => {
  const projects = await Promise.all(
    SAMPLE.map(([folder, name, styling]) => projectFiles(folder, name, styling)),
  );
  const types: [string, string] = ['vite-client.d.ts', VITE_TYPES];
  expect(typeErrorsOfExport('exported-demos', [...projects.flat(), types])).toEqual([]);
}, 180_000);
