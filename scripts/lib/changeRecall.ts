import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { CheckData } from '../../src/upgrade/shared/check/checkData';
import { createCheck, type FoundCause } from '../../src/upgrade/shared/check/checkProject';
import type { ChangeStep } from '../../src/api/shared/changeRecord';

/** An error that code for an older major has with newer packages. */
export interface UpgradeError {
  readonly file: string;
  /** The line where the type checker found it, from 1. */
  readonly line: number;
  /** The text of that line. */
  readonly text: string;
  /** The lines of the statement, element, or object around it. */
  readonly part: readonly [first: number, last: number];
  /** The first lines of the properties and attributes around it. */
  readonly around: readonly number[];
  readonly code: number;
  readonly message: string;
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

/** The source files of the demos of an older major, from the root of the repository. */
export function demoFiles(major: string): string[] {
  const folder = `versioned_docs/version-${major}`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.d)\.tsx?$/.test(name) && !name.startsWith('api/'))
    .map((name) => path.posix.join(folder, name));
}

const isPart = (node: ts.Node) =>
  ts.isJsxOpeningLikeElement(node) || ts.isObjectLiteralExpression(node) || ts.isStatement(node);

const isNamed = (node: ts.Node) =>
  ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node);

/** The nodes around a position, innermost first. */
function nodesAround(file: ts.SourceFile, at: number): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (node.getStart(file) <= at && node.getEnd() > at) {
      found.unshift(node);
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(file, visit);
  return found;
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
  const program = ts.createProgram([...files], { ...OPTIONS, paths });
  const isAsked = new Set(files.map((file) => path.resolve(file)));
  return ts
    .getPreEmitDiagnostics(program)
    .flatMap(({ code, file, messageText, start }): UpgradeError[] => {
      if (file === undefined || start === undefined || !isAsked.has(path.resolve(file.fileName))) {
        return [];
      }
      const lineAt = (at: number) => file.getLineAndCharacterOfPosition(at).line + 1;
      const nodes = nodesAround(file, start);
      const part = nodes.find(isPart) ?? file;
      return [
        {
          file: path.relative(process.cwd(), file.fileName),
          line: lineAt(start),
          text: file.text.split('\n', lineAt(start)).at(-1) ?? '',
          part: [lineAt(part.getStart(file)), lineAt(part.getEnd())],
          around: nodes.filter(isNamed).map((node) => lineAt(node.getStart(file))),
          code,
          message: ts.flattenDiagnosticMessageText(messageText, '\n'),
        },
      ];
    });
}

/** The findings of the page's checker in files. */
export function findingsIn(
  files: readonly string[],
  { data, steps }: { readonly data: CheckData; readonly steps: readonly ChangeStep[] },
  majors: { readonly from: string; readonly to: string },
): readonly FoundCause[] {
  const check = createCheck(data, steps);
  files.forEach((file) => check.add({ path: file, text: readFileSync(file, 'utf8') }));
  return check.report({ ...majors, now: Date.now() }).findings;
}

/** How findings announce an error; `missed` if they don't. */
export type Announcement = 'line' | 'part' | 'name' | 'followUp' | 'missed';

/**
 * Errors after which the compiler doesn't know a type: failed imports, wrong type arguments, and
 * members that don't exist.
 */
const UNKNOWN_TYPE = [2305, 2307, 2724, 2314, 2315, 2344, 2558, 2339, 2551];

/** The files beside a source file that it imports. */
function importsOf(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g);
  return [...imports].flatMap(([, target = '']) => {
    const base = path.posix.join(path.posix.dirname(file), target);
    return [`${base}.ts`, `${base}.tsx`];
  });
}

/** Whether a message contains a name as a word. */
const hasName = (message: string, name: string) =>
  message.split(/[^\w$]+/).includes(name.replace(/^'|'$/g, ''));

/**
 * How the findings announce each error: on its line (`line`); in the same statement, element, or
 * object, or at the property or attribute around it (`part`); in its file, by a name that its message
 * contains, or by a type or component on its line (`name`); or because the file, or one that it
 * imports, has an announced error after which the compiler doesn't know a type (`followUp`).
 */
export function announcements(
  errors: readonly UpgradeError[],
  findings: readonly FoundCause[],
): Map<UpgradeError, Announcement> {
  const lines = new Map<string, Set<number>>();
  const names = new Map<string, Set<string>>();
  for (const { others, ...finding } of findings) {
    for (const { file, line = 0 } of [finding, ...others]) {
      lines.set(file, (lines.get(file) ?? new Set()).add(line));
      names.set(file, (names.get(file) ?? new Set()).add(finding.values.name ?? ''));
    }
  }
  const direct = ({ around, file, line, message, part, text }: UpgradeError): Announcement => {
    const found = [...(lines.get(file) ?? [])];
    if (found.includes(line)) {
      return 'line';
    }
    const isInPart = (own: number) => (own >= part[0] && own <= part[1]) || around.includes(own);
    return found.some(isInPart)
      ? 'part'
      : [...(names.get(file) ?? [])].some(
            (name) => hasName(message, name) || (/^[A-Z]/.test(name) && hasName(text, name)),
          )
        ? 'name'
        : 'missed';
  };
  const first = new Map(errors.map((error) => [error, direct(error)]));
  const unknown = new Set(
    errors
      .filter((error) => UNKNOWN_TYPE.includes(error.code) && first.get(error) !== 'missed')
      .map(({ file }) => file),
  );
  return new Map(
    [...first].map(([error, how]) => [
      error,
      how === 'missed' && [error.file, ...importsOf(error.file)].some((file) => unknown.has(file))
        ? 'followUp'
        : how,
    ]),
  );
}
