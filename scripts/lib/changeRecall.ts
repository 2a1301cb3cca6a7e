import path from 'node:path';
import ts from 'typescript';
import type { ChangeRecord } from '../../src/upgrade/shared/records/changeRecord';
import { isCertain } from '../../src/upgrade/shared/records/changeRecord';

/** An error that code for an older major has with newer packages. */
export interface UpgradeError {
  readonly file: string;
  readonly line: number;
  readonly code: number;
  readonly message: string;
  /** The names at the place of the error and in its message. */
  readonly names: readonly string[];
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
};

/** The name that a node declares, sets, reads, or imports. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isJsxAttribute(node)) {
    return node.name.getText();
  }
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
    return node.name.getText().replace(/^['"]|['"]$/g, '');
  }
  if (ts.isPropertyAccessExpression(node)) {
    return node.name.text;
  }
  if (ts.isCallExpression(node)) {
    return nameOf(node.expression);
  }
  if (ts.isTypeReferenceNode(node)) {
    return node.typeName.getText();
  }
  return ts.isJsxOpeningLikeElement(node) ? node.tagName.getText() : undefined;
}

/** The names in a range of a file, and those of the two innermost nodes around it. */
function namesAt(file: ts.SourceFile, start: number, end: number): string[] {
  const around: string[] = [];
  const inside: string[] = [];
  const visit = (node: ts.Node): void => {
    const isInside = node.getStart(file) >= start && node.getEnd() <= end;
    if (isInside || (node.getStart(file) <= start && node.getEnd() >= end)) {
      const name = nameOf(node);
      (isInside ? inside : around).push(...(name === undefined ? [] : [name]));
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return [...around.slice(-2), ...inside];
}

/** The names in the quotes of a message: names of code, paths, and exported types. */
export function quotedNames(message: string): string[] {
  const quoted = [...message.matchAll(/['"]([^'"\n]+)['"]/g)].map(([, text = '']) => text);
  return quoted.flatMap((text) =>
    /^[\w./@-]+$/.test(text)
      ? [text, ...(text.startsWith('@') ? [path.posix.basename(text)] : text.split('.'))]
      : (text.match(/\b[A-Z][a-z]+(?:[A-Z][a-z]*)+\b/g) ?? []),
  );
}

/**
 * The errors of the type checker in files.
 *
 * @param paths where the packages are, as in `paths` of a `tsconfig.json`; default: as installed
 */
export function upgradeErrors(
  files: readonly string[],
  paths: Readonly<Record<string, string[]>> = {},
): UpgradeError[] {
  const program = ts.createProgram([...files], { ...OPTIONS, paths, baseUrl: undefined });
  const isAsked = new Set(files.map((file) => path.resolve(file)));
  return ts
    .getPreEmitDiagnostics(program)
    .flatMap(({ code, file, length = 0, messageText, start }) => {
      if (file === undefined || start === undefined || !isAsked.has(path.resolve(file.fileName))) {
        return [];
      }
      const message = ts.flattenDiagnosticMessageText(messageText, '\n');
      return [
        {
          file: path.relative(process.cwd(), file.fileName),
          line: file.getLineAndCharacterOfPosition(start).line + 1,
          code,
          message,
          names: [...new Set([...namesAt(file, start, start + length), ...quotedNames(message)])],
        },
      ];
    });
}

/** Errors of imports: modules and exports that no longer exist. */
const IMPORT_ERRORS = [2305, 2307, 2724];

/**
 * The files in which imports fail, or that import such a file. Their other errors can be about types
 * that the compiler then doesn't know.
 *
 * @param importsOf the files that a file imports
 */
export function filesWithFailedImports(
  errors: readonly UpgradeError[],
  importsOf: (file: string) => readonly string[],
): Set<string> {
  const failed = new Set(
    errors.filter(({ code }) => IMPORT_ERRORS.includes(code)).map(({ file }) => file),
  );
  const all = new Set(errors.map(({ file }) => file));
  return new Set([...all].filter((file) => [file, ...importsOf(file)].some((f) => failed.has(f))));
}

/** Kinds whose names a type checker reports, if it knows the types. */
function isReported(record: ChangeRecord): boolean {
  return isCertain(record) || record.kind === 'theme';
}

/** Whether a record announces an error: it is about a name at its place or in its message. */
export function announces(record: ChangeRecord, { names }: UpgradeError): boolean {
  const { name } = record;
  const forms = [name, name.split('.').at(-1) ?? '', name.replace(/'/g, '')];
  return isReported(record) && forms.some((form) => names.includes(form));
}
