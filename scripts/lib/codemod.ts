import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../../src/base/node';
import { groupBy } from '../../src/base/shared/groupBy';
import type { FenceFile } from '../../src/content/node/type-checks';
import { PREVIEW_MARKER, withoutMarkers } from '../../src/demos/shared/previewMarkers';
import { diffTexts } from './git';
import { applyHunk, parseHunks } from './portChange';

/** Stands between the imports that a code block lacks and the block. */
const MARKER = 'type CodeBlock = never;';
/** The lines around the code: the wrapping before, and the wrapping and two lines of the module after. */
const BEFORE = 1;
const AFTER = 3;

type CodeBlock = Pick<FenceFile, 'text' | 'imports'>;

/** The module of a code block for a codemod, which only changes what a module imports. */
export function toSource({ text, imports }: CodeBlock): string {
  const [, ...lines] = text.split('\n');
  return `${imports}\n${MARKER}\n${lines.join('\n')}`;
}

/** The code in a module of `toSource`, after a codemod. Undefined: the codemod moved the block. */
export function codeOf(source: string): string | undefined {
  const [, block] = source.split(`${MARKER}\n`);
  return block?.split('\n').slice(BEFORE, -AFTER).join('\n');
}

type Place = Pick<FenceFile['fence'], 'code' | 'line' | 'indent'>;

/** A page with other code in its code blocks. */
export function withCode(
  page: string,
  changes: readonly { readonly fence: Place; readonly code: string }[],
): string {
  const lines = page.split('\n');
  // From the end, so that lines keep their numbers.
  for (const { fence, code } of [...changes].sort((a, b) => b.fence.line - a.fence.line)) {
    const indented = code.split('\n').map((line) => line && ' '.repeat(fence.indent) + line);
    lines.splice(fence.line - 1, fence.code.split('\n').length, ...indented);
  }
  return lines.join('\n');
}

/**
 * Puts the preview markers of a module into its code after a change, before the same lines. Codemods
 * move comments, so they get the code without them.
 */
export function withMarkers(module: string, changed: string): string {
  const hunks = parseHunks(diffTexts(withoutMarkers(module), changed));
  /** The index of a line after the change; of the changed part, if the line is in one. */
  const moved = (index: number) =>
    hunks.reduce(
      (at, { start, removed, added }) =>
        start + removed <= index
          ? at + added.length - removed
          : Math.min(at, at - index + start + added.length),
      index,
    );
  const lines = changed.split('\n');
  const markers = module
    .split('\n')
    .flatMap((line, index) => (PREVIEW_MARKER.test(line) ? [{ line, index }] : []))
    .map(({ line, index }, earlier) => ({ line, index: moved(index - earlier) }));
  for (const { line, index } of markers.reverse()) {
    lines.splice(index, 0, line);
  }
  return lines.join('\n');
}

/**
 * Begins the objects that a codemod has written on several lines where they open. Prettier then
 * writes them on one line again if they fit.
 */
export function withShortObjects(before: string, after: string): string {
  return parseHunks(diffTexts(before, after)).reduceRight((text, { added, line }) => {
    const short = added.join('\n').replaceAll(/\{\n\s*/g, '{ ');
    return added.length === 0
      ? text
      : applyHunk(text, { start: line - 1, removed: added.length, added: [short], line });
  }, after);
}

/** Writes the changed code blocks to their pages, and returns these. */
function writeCode(fences: readonly FenceFile[], sourceFiles: readonly string[]): string[] {
  const changes = fences.flatMap((fence, index) => {
    const source = fs.readFileSync(sourceFiles[index] ?? '', 'utf8');
    const code = source === toSource(fence) ? undefined : codeOf(source);
    return code === undefined || code === fence.fence.code
      ? []
      : [{ ...fence, code: withShortObjects(fence.fence.code, code) }];
  });
  const pages = groupBy(changes, ({ page }) => page);
  pages.forEach((ofPage, page) =>
    fs.writeFileSync(page, withCode(fs.readFileSync(page, 'utf8'), ofPage)),
  );
  return [...pages.keys()];
}

/** Installs the codemods in a folder, and returns that of the package. */
async function install(major: number, folder: string): Promise<string> {
  // The module has no types, because it also runs before anything is installed.
  const { npmCommand } = (await import(
    pathToFileURL(path.resolve('scripts/lib/process.mjs')).href
  )) as { npmCommand: () => string[] };
  const [npm = 'npm', ...first] = npmCommand();
  const name = '@mui/x-codemod';
  const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status, stderr } = spawnSync(npm, [...first, ...args, `${name}@${major}`], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`npm could not install ${name}@${major}, so nothing was migrated:\n${stderr}`);
  }
  return path.join(folder, 'node_modules', name);
}

/** Removes names that an import has twice: renaming two names to one leaves code that isn't parsed. */
export function withUniqueImports(source: string): string {
  return source.replaceAll(/(?<=^import \{)[^}]*(?=\} from)/gm, (names) => {
    const all = names.split(',').flatMap((name) => name.trim() || []);
    const unique = new Set(all);
    return unique.size < all.length ? ` ${[...unique].join(', ')} ` : names;
  });
}

/** A transformer of jscodeshift that applies those of all products: the presets leave some out. */
function writeTransformer(folder: string, packageFolder: string, major: number): string {
  const root = path.join(packageFolder, `v${major}.0.0`);
  const transformers = listFiles(root, /(?<!preset-safe\/)index\.js$/).map((file) =>
    path.join(root, file),
  );
  const file = path.join(folder, 'transformer.cjs');
  fs.writeFileSync(
    file,
    `const transformers = ${JSON.stringify(transformers)};
${withUniqueImports.toString()}
module.exports = (file, api, options) =>
  transformers.reduce(
    (source, name) =>
      withUniqueImports(require(name).default({ ...file, source }, api, options) ?? source),
    file.source,
  );
`,
  );
  return file;
}

/**
 * Runs the codemods of a major on modules and code blocks, and formats what they changed.
 *
 * @param modules Their paths.
 * @param fences Code blocks with the imports that they lack, from the packages of the last major.
 * @returns what happened, for the author
 */
export async function runCodemods(
  major: number,
  modules: readonly string[],
  fences: readonly FenceFile[],
): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'codemod-'));
  try {
    return await migrateIn(folder, major, modules, fences);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/** Runs the codemods in a folder of their own. */
async function migrateIn(
  folder: string,
  major: number,
  modules: readonly string[],
  fences: readonly FenceFile[],
): Promise<string> {
  const packageFolder = await install(major, folder);
  const sourceFiles = fences.map((fence, index) => {
    const file = path.join(folder, `${index}.tsx`);
    fs.writeFileSync(file, toSource(fence));
    return file;
  });
  const originals = modules.map((file) => [file, fs.readFileSync(file, 'utf8')] as const);
  originals.forEach(([file, text]) => fs.writeFileSync(file, withoutMarkers(text)));
  const node = (args: readonly string[]) =>
    spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { stdout, stderr } = node([
    path.join(packageFolder, 'codemod.js'),
    writeTransformer(folder, packageFolder, major),
    ...modules,
    ...sourceFiles,
  ]);
  originals.forEach(([file, text]) =>
    fs.writeFileSync(
      file,
      withMarkers(text, withShortObjects(withoutMarkers(text), fs.readFileSync(file, 'utf8'))),
    ),
  );
  const results = /^(\d+) errors\n(\d+) unmodified\n\d+ skipped\n(\d+) ok/m.exec(stdout);
  if (results === null) {
    throw new Error(`The codemods of ${major} did not run:\n${stderr}`);
  }
  const pages = writeCode(fences, sourceFiles);
  const formatter = path.resolve('node_modules/prettier/bin/prettier.cjs');
  node([formatter, '--write', '--log-level', 'warn', ...modules, ...pages]);
  const [, errors, , changed] = results;
  return `The codemods changed ${changed} of ${modules.length + fences.length} modules and code blocks, and failed for ${errors}. ${pages.length} pages have changed code blocks.`;
}
