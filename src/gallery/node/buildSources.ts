import type { TemplateSources } from '../shared';
import { isRelative, listSpecifiers } from '../../demos/shared/demoExport/listPackages';
import { toJavaScript, toSourceFile } from '../../demos/node';
import { resolveImport, type CollectedFile } from './collectFiles';

const toFile = ({ name, text }: CollectedFile) => toSourceFile(name, text);

async function toJsFile({ name, text }: CollectedFile): Promise<CollectedFile> {
  return {
    name: name.replace(/\.ts(x?)$/, '.js$1'),
    text: await toJavaScript(`templates/${name}`, text),
  };
}

/** Modules that are only imported for types aren't part of the JavaScript. */
function withoutTypeModules(files: readonly CollectedFile[]): CollectedFile[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  // Resolves an import to its JavaScript file: `../shared/Brand` → `shared/Brand.jsx`.
  const target = (importer: string, specifier: string) =>
    resolveImport(importer, specifier, (name) => byName.has(name.replace(/\.ts(x?)$/, '.js$1')));
  const roots = files.filter((file, index) => index === 0 || !file.name.includes('/'));
  const reached = new Set(roots.map(({ name }) => name));
  for (const name of reached) {
    for (const specifier of listSpecifiers(byName.get(name)?.text ?? '').filter(isRelative)) {
      const found = target(name, specifier)?.replace(/\.ts(x?)$/, '.js$1');
      if (found !== undefined) {
        reached.add(found);
      }
    }
  }
  return files.filter(({ name }) => reached.has(name));
}

/** The sources of a template in both languages, for viewing, copying, and downloading. */
export async function buildSources(
  files: readonly CollectedFile[],
): Promise<TemplateSources['files']> {
  const js = withoutTypeModules(await Promise.all(files.map(toJsFile)));
  return { TS: files.map(toFile), JS: js.map(toFile) };
}
