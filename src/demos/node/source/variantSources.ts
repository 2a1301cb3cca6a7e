import type { DemoPreview, DemoSourceFile, DemoVariantSources } from '../../shared/demo';
import type { NonEmpty } from '../../../base/shared/nonEmpty';
import { highlight, languageOf } from '../../../content/node/highlight';
import { isLocal, listImports } from './listImports';
import { extractPreview, type MarkedSource } from './previewMarkers';
import { toJavaScript } from './toJavaScript';
import { unmarkedPreview } from './unmarkedPreview';
import type { AuthoredFile } from './variantFiles';

/** The sources of a variant with its preview, if any. */
export interface BuiltSources extends DemoVariantSources {
  /** The files, starting with the entry. */
  readonly ts: NonEmpty<DemoSourceFile>;
  readonly js: NonEmpty<DemoSourceFile>;
  readonly preview?: DemoPreview;
}

interface MarkedFile extends MarkedSource {
  readonly name: string;
}

/** A file with its code for reading and, highlighted, for showing. */
export function toSourceFile(name: string, text: string): DemoSourceFile {
  const code = text.trimEnd();
  return { name, code, html: highlight(code, languageOf(name)) };
}

function toSourceFiles([entry, ...modules]: NonEmpty<MarkedFile>): NonEmpty<DemoSourceFile> {
  const convert = ({ name, code }: MarkedFile) => toSourceFile(name, code);
  return [convert(entry), ...modules.map(convert)];
}

function isScript(name: string): boolean {
  return /\.tsx?$/.test(name);
}

/**
 * `ColumnTypes.tailwind.tsx` is published as `ColumnTypes.tsx`, because the styling is a preference
 * of the reader.
 */
export function publishedName(name: string): string {
  return name.replace(/\.(?:tailwind|css)(?=\.tsx$)/, '');
}

function jsName(name: string): string {
  return name.replace(/\.tsx?$/, '.js');
}

function toTsFile(folder: string, file: AuthoredFile): MarkedFile {
  const name = publishedName(file.name);
  return isScript(file.name)
    ? { name, ...extractPreview(folder + file.name, file.text) }
    : { name, code: file.text };
}

async function toJsFile(folder: string, file: AuthoredFile): Promise<MarkedFile> {
  const text = isScript(file.name) ? await toJavaScript(folder + file.name, file.text) : file.text;
  const name = jsName(publishedName(file.name));
  return isScript(file.name)
    ? { name, ...extractPreview(folder + file.name, text) }
    : { name, code: text };
}

/** Modules that are only imported for types aren't part of the JavaScript. */
function withoutTypeModules([entry, ...modules]: NonEmpty<MarkedFile>): NonEmpty<MarkedFile> {
  const reached = new Set<MarkedFile>([entry]);
  for (const file of reached) {
    const imports = file.name.endsWith('.js') ? listImports(`${file.name}x`, file.code) : [];
    for (const { specifier } of imports.filter((item) => isLocal(item.specifier))) {
      const base = specifier.slice('./'.length);
      const target = modules.find(({ name }) => name === base || name === `${base}.js`);
      if (target !== undefined) {
        reached.add(target);
      }
    }
  }
  return [entry, ...modules.filter((file) => reached.has(file))];
}

/**
 * The sources of a variant that readers can view, copy, edit, and export.
 *
 * @param folder The folder of the page for messages, with a trailing slash.
 * @param files The files, starting with the entry.
 */
export async function buildVariantSources(
  folder: string,
  [entry, ...modules]: NonEmpty<AuthoredFile>,
): Promise<BuiltSources> {
  const tsEntry = toTsFile(folder, entry);
  const ts = [tsEntry, ...modules.map((file) => toTsFile(folder, file))] as const;
  const js = withoutTypeModules(
    await Promise.all([toJsFile(folder, entry), ...modules.map((file) => toJsFile(folder, file))]),
  );
  const [jsEntry] = js;
  const [tsPreview, jsPreview] = [tsEntry, jsEntry].map(
    ({ code, preview }) => preview ?? unmarkedPreview(code),
  );

  return {
    ts: toSourceFiles(ts),
    js: toSourceFiles(js),
    ...(tsPreview !== undefined &&
      jsPreview !== undefined && {
        preview: {
          ts: toSourceFile(tsEntry.name, tsPreview),
          js: toSourceFile(jsEntry.name, jsPreview),
        },
      }),
  };
}
