/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { exportDemo } from '../../shared/demoExport';
import { readVariants } from '../demos/demoFolder';
import { buildVariantSources } from '../demos/source/variantSources';
import { overlaySystem } from './overlaySystem';

const SITE = process.cwd();
const fs = {
  read: (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
  display: (file: string) => file,
};

/** One demo of each product, one whose styles are a stylesheet, one whose library has no types. */
const SAMPLE = [
  ['docs/react-data-grid/column-definition', 'ColumnTypesGrid', 'system'],
  ['docs/react-date-pickers/date-picker', 'BasicDatePicker', 'system'],
  ['docs/react-date-pickers/calendar-systems', 'AdapterHijri', 'system'],
  ['docs/react-charts/bars', 'BarsDataset', 'css'],
  ['docs/react-tree-view/rich-tree-view/items', 'BasicRichTreeView', 'system'],
] as const;

/** What `vite/client` declares in a real project; Vite is not installed here. */
const VITE_TYPES = "declare module '*.css';\n";

async function projectFiles(
  folder: string,
  name: string,
  styling: string,
): Promise<[string, string][]> {
  const variants = readVariants(name, path.join(SITE, folder), fs);
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
  return Object.entries(files)
    .filter(([file]) => file.startsWith('src/'))
    .map(([file, text]) => [path.join(SITE, 'exported', name, file), text]);
}

function typeErrors(overlay: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createIncrementalCompilerHost(options, overlaySystem(overlay));
  const rootNames = [...overlay.keys()].filter((file) => /\.tsx?$/.test(file));
  const program = ts.createProgram(rootNames, options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) =>
      [
        path.relative(SITE, file?.fileName ?? ''),
        ts.flattenDiagnosticMessageText(messageText, ' '),
      ].join(': '),
    );
}

it('exports projects whose types hold against the packages they pin', async () => {
  const projects = await Promise.all(
    SAMPLE.map(([folder, name, styling]) => projectFiles(folder, name, styling)),
  );
  const types: [string, string] = [path.join(SITE, 'exported/vite-client.d.ts'), VITE_TYPES];
  expect(typeErrors(new Map([...projects.flat(), types]))).toEqual([]);
}, 180_000);
