import ts from 'typescript';
import type { AmbientNames } from './ambientNames';
import { importCode, type Binding } from '../../../demos/shared/demoExport/readModule';
import type { Fence } from './checkedFences';
import { unresolvedNames, type UnresolvedName } from './unresolvedNames';

/**
 * The lines of a fence's module before its first line: imports and declarations, then the wrapping.
 */
export const LINES_BEFORE = 2;

/** Where a name comes from, and its name there. */
export type Export = Omit<Binding, 'isType'>;

/** Finds what a reader would import for the names of a fragment. Leaves out names of no package. */
export type FindExports = (names: readonly string[]) => Export[];

export interface FenceModule {
  readonly text: string;
  /** The imports that a fragment lacks, as a reader would write them. Empty for other code. */
  readonly imports: string;
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

/** React first, then by name, as in the demos. */
function byModule(a: Binding, b: Binding): number {
  const rank = ({ specifier }: Binding) => (specifier === 'react' ? '' : specifier);
  return rank(a).localeCompare(rank(b)) || a.local.localeCompare(b.local);
}

/** The imports that give these names, and nothing for the names that an application declares. */
function importsFor(
  names: readonly UnresolvedName[],
  ambient: AmbientNames,
  findExports: FindExports,
): string {
  const { rest } = ambient.pick(names.map(({ name }) => name));
  const modules = names.flatMap(({ name }): Export[] => {
    const specifier = ambient.moduleOf(name);
    return specifier === undefined ? [] : [{ specifier, imported: 'default', local: name }];
  });
  const bindings = [...modules, ...findExports(rest)].map((binding) => ({
    ...binding,
    isType: names.some(({ name, isType }) => name === binding.local && isType),
  }));
  return importCode(bindings.sort(byModule));
}

/**
 * Turns a fence into a module. Undeclared names come from the `fences.d.ts` of its product, and a
 * fragment gets the imports that a reader would add. A block with imports claims to be complete, so
 * a missing import is an error.
 */
export function toFenceModule(
  fence: Fence,
  ambient: AmbientNames,
  findExports: FindExports,
): FenceModule {
  const wrapping = fittingWrapping(fence);
  const body = wrap(wrapping, fence.code);
  const source = parse(fence, body);
  const names = unresolvedNames(source);
  const imports = isFullModule(source) ? '' : importsFor(names, ambient, findExports);
  const locals = names.map(({ name }) => name).filter((name) => !ambient.moduleOf(name));
  const { text: declarations } = ambient.pick(locals);
  return {
    // On one line, because line breaks would move the lines of the fence.
    text: `${imports.replaceAll(/\s*\n\s*/g, ' ')} ${declarations}\n${body}\nexport {};\n`,
    imports,
    lacksContext: wrapping.lacksContext === true,
  };
}
