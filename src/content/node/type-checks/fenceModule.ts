import ts from 'typescript';
import type { AmbientNames } from './ambientNames';
import type { Fence } from './checkedFences';
import { unresolvedNames } from './unresolvedNames';

/**
 * The lines of a fence's module before its first line: imports and declarations, then the wrapping.
 */
export const LINES_BEFORE = 2;

/** Finds the module from which a reader would import a name. */
export type FindExport = (name: string) => string | undefined;

export interface FenceModule {
  readonly text: string;
  /** Whether the code is an expression without the context that determines its parameter types. */
  readonly lacksContext: boolean;
}

interface Wrapping {
  readonly before: string;
  readonly after: string;
  readonly lacksContext?: true;
  /** The required start of the code, because almost any text is valid between tags. */
  readonly start?: string;
}

const UNWRAPPED: Wrapping = { before: '', after: '' };
const FUNCTION_BODY: Wrapping = { before: '(async () => {', after: '});' };

/** The possible forms of a fragment, most likely first, and the code to wrap it in. */
const WRAPPINGS: readonly Wrapping[] = [
  UNWRAPPED,
  { before: '(<>', after: '</>);', start: '<' },
  { before: '(', after: ');', lacksContext: true },
  { before: '({', after: '});', lacksContext: true },
  FUNCTION_BODY,
];

/** JavaScript is checked as TypeScript: the same rules apply, except for missing types. */
export function extensionOf({ language }: Fence): '.ts' | '.tsx' {
  return language === 'ts' ? '.ts' : '.tsx';
}

function parse(fence: Fence, text: string): ts.SourceFile {
  const kind = extensionOf(fence) === '.ts' ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile('fence', text, ts.ScriptTarget.ESNext, true, kind);
}

function hasSyntaxError(fence: Fence, text: string): boolean {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: `fence${extensionOf(fence)}`,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext },
  });
  return diagnostics.length > 0;
}

function returnsAtTopLevel(source: ts.SourceFile): boolean {
  return source.statements.some(ts.isReturnStatement);
}

function wrap({ before, after }: Wrapping, code: string): string {
  return `${before}\n${code}\n${after}`;
}

function fittingWrapping(fence: Fence): Wrapping {
  const candidates = returnsAtTopLevel(parse(fence, fence.code)) ? [FUNCTION_BODY] : WRAPPINGS;
  return (
    candidates
      .filter(({ start = '' }) => fence.code.trimStart().startsWith(start))
      .find((wrapping) => !hasSyntaxError(fence, wrap(wrapping, fence.code))) ?? UNWRAPPED
  );
}

/** A fragment that only imports types still leaves other imports to the reader. */
function isValueImport(statement: ts.Statement): boolean {
  return (
    ts.isImportDeclaration(statement) &&
    statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword
  );
}

function isFullModule(source: ts.SourceFile): boolean {
  return source.statements.some(
    (statement) => isValueImport(statement) || ts.isExportAssignment(statement),
  );
}

function importsFor(names: readonly string[], findExport: FindExport): string {
  return names
    .flatMap((name) => {
      const module = findExport(name);
      return module === undefined ? [] : [`import { ${name} } from '${module}';`];
    })
    .join(' ');
}

/**
 * Turns a fence into a module. Undeclared names come from the `fences.d.ts` of its product, and a
 * fragment gets the imports that a reader would add. A block with imports claims to be complete, so
 * a missing import is an error.
 */
export function toFenceModule(
  fence: Fence,
  ambient: AmbientNames,
  findExport: FindExport,
): FenceModule {
  const wrapping = fittingWrapping(fence);
  const body = wrap(wrapping, fence.code);
  const source = parse(fence, body);
  const { text: declarations, rest } = ambient.pick(unresolvedNames(source));
  const imports = isFullModule(source) ? '' : importsFor(rest, findExport);
  return {
    text: `${imports} ${declarations}\n${body}\nexport {};\n`,
    lacksContext: wrapping.lacksContext === true,
  };
}
