/**
 * A copy of the project, in memory, to which a product has been added: a board with cards, about which
 * it says the same as about the Tree View.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const SITE = path.resolve(__dirname, '../..');

/** The list from which everything else follows, and its end. */
export const LIST = 'src/content/shared/products.ts';
const END_OF_LIST = '] as const satisfies';
const LISTED = `{ id: 'x-kanban', name: 'Kanban', tagline: 'Boards with cards.', since: 'v6' },\n`;

/** The files to which MAINTAINING says that the compiler leads. */
export function placesOfGuide(): string[] {
  const guide = readFileSync(path.join(SITE, 'MAINTAINING.md'), 'utf8');
  const [, step = ''] = /The compiler asks for[^\n]*\n([^]*?)\n\d\. /.exec(guide) ?? [];
  return Array.from(step.matchAll(/`((?:src|data)\/[^`]+)`/g), ([, file = '']) => file);
}

function nameOf({ name }: ts.PropertyAssignment): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : '';
}

/** The entries for the Tree View in a file, once more for the new product. */
function addEntries(file: string, text: string): string {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const entries: ts.PropertyAssignment[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && /^(?:x-)?tree-view$/.test(nameOf(node))) {
      entries.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return entries.reduceRight((changed, entry) => {
    const name = JSON.stringify(nameOf(entry).replace('tree-view', 'kanban'));
    const added = `,\n${name}: ${entry.initializer.getText(source)}`;
    return changed.slice(0, entry.end) + added + changed.slice(entry.end);
  }, text);
}

/** The text of a file in the copy. */
export function readCopy(file: string): string {
  const text = readFileSync(path.join(SITE, file), 'utf8');
  return file === LIST
    ? text.replace(END_OF_LIST, `${LISTED}${END_OF_LIST}`)
    : addEntries(file, text);
}

/** What a module exports in the copy. */
export function loadCopy(file: string): unknown {
  const { outputText } = ts.transpileModule(readCopy(file), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const module = { exports: {} };
  const load = (name: string): unknown =>
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- Jest answers it.
    require(name.startsWith('.') ? path.join(SITE, path.dirname(file), name) : name);
  new Function('module', 'exports', 'require', outputText)(module, module.exports, load);
  return module.exports;
}

/**
 * The files of the project in which the compiler reports the new product.
 *
 * @param changed Files to take from the copy.
 */
export function findReports(changed: readonly string[]): string[] {
  const { config } = ts.readConfigFile(path.join(SITE, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  );
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, SITE);
  const host = ts.createCompilerHost(options);
  const readFile = host.readFile.bind(host);
  const copies = new Set(changed.map((file) => path.join(SITE, file)));
  host.readFile = (file) =>
    copies.has(path.resolve(file)) ? readCopy(path.relative(SITE, file)) : readFile(file);
  const program = ts.createProgram(
    fileNames,
    { ...options, incremental: false, tsBuildInfoFile: undefined },
    host,
  );
  const reports = program
    .getSemanticDiagnostics()
    .filter(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n').includes('kanban'),
    )
    .flatMap(({ file }) => (file ? path.relative(SITE, file.fileName) : []));
  return [...new Set(reports)].sort();
}
