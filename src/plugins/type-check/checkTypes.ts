import path from 'node:path';
import ts from 'typescript';
import { CURRENT_MAJOR, type Major } from '../../shared/versions';
import { buildVersions, contentRoot, packageAliases } from '../versions';
import { LINES_BEFORE } from './fenceModule';
import { overlaySystem } from './overlaySystem';
import { aliasPaths, resolveWithinAliases } from './aliasResolution';
import { readMajorExports } from './majorExports';
import { listAmbientFiles, listFiles, readFenceFiles, type FenceFile } from './pageFences';

/** One error, where its author can find it. */
export interface TypeProblem {
  /** Path from the root of the site. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** `TS2322: Type 'string' is not assignable to type 'number'.` */
  readonly message: string;
}

/** A few lines of example need not use everything that they declare. */
const UNUSED = [6133, 6138, 6192, 6196, 6198, 6199, 6205, 7027, 7028];
/** Parameters without a type: JavaScript has no place for it, and a lone expression lacks the context. */
const IMPLICIT_ANY = [7005, 7006, 7008, 7010, 7011, 7015, 7018, 7019, 7023, 7024, 7031, 7034, 7053];

function isAccepted(code: number, { fence, lacksContext }: FenceFile): boolean {
  const mayLackTypes = lacksContext || fence.language.startsWith('js');
  return UNUSED.includes(code) || (mayLackTypes && IMPLICIT_ANY.includes(code));
}

function readOptions(siteDir: string): ts.ParsedCommandLine {
  const configFile = path.join(siteDir, 'tsconfig.json');
  const { config } = ts.readConfigFile(configFile, (file) => ts.sys.readFile(file));
  return ts.parseJsonConfigFileContent(config, ts.sys, siteDir, { incremental: true });
}

/**
 * `fences.d.ts` are read as modules: what they import counts, but the names they declare are for
 * fences alone and must not hide a name that a demo forgot to declare.
 */
function ambientModules(files: readonly string[]): [string, string][] {
  return files.map((file) => [
    file.replace(/\.d\.ts$/, '.scope.d.ts'),
    `${ts.sys.readFile(file) ?? ''}\nexport {};\n`,
  ]);
}

/** What is checked as one: files that see the same packages under the same names. */
interface TypeScope {
  readonly major: Major;
  readonly contentDir: string;
  readonly files: readonly string[];
}

function checkScope(siteDir: string, options: ts.CompilerOptions, scope: TypeScope): TypeProblem[] {
  const { contentDir, files, major } = scope;
  const aliases = packageAliases(siteDir, major);
  const fences = readFenceFiles(contentDir, readMajorExports(siteDir, major));
  const fenceByFile = new Map(fences.map((fence) => [fence.file, fence]));
  const ambientFiles = listAmbientFiles(contentDir);
  const overlay = new Map([
    ...ambientModules(ambientFiles),
    ...fences.map(({ file, text }) => [file, text] as const),
  ]);
  const scopeOptions = {
    ...options,
    tsBuildInfoFile: path.join(siteDir, `.cache/types/${major}.tsbuildinfo`),
    paths: { ...options.paths, ...aliasPaths(aliases) },
  };

  const program = ts.createIncrementalProgram({
    rootNames: [...files.filter((file) => !ambientFiles.includes(file)), ...overlay.keys()],
    options: scopeOptions,
    host: resolveWithinAliases(
      ts.createIncrementalCompilerHost(scopeOptions, overlaySystem(overlay)),
      scopeOptions,
      aliases,
    ),
  });
  const diagnostics = [
    ...program.getOptionsDiagnostics(),
    ...program.getGlobalDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...program.getSemanticDiagnostics(),
  ];
  program.emit();

  return diagnostics.flatMap((diagnostic) => {
    const fence = fenceByFile.get(diagnostic.file?.fileName ?? '');
    return fence !== undefined && isAccepted(diagnostic.code, fence)
      ? []
      : [toProblem(siteDir, diagnostic, fence)];
  });
}

/**
 * Checks the types of the whole site: its code, every demo, and every TypeScript and JavaScript block
 * of every page. Pages of older majors are checked against the packages of their major, one program
 * for each. What has not changed since the last run is not checked again.
 *
 * @param siteDir Absolute path.
 */
export function checkTypes(siteDir: string): TypeProblem[] {
  const { options, fileNames } = readOptions(siteDir);
  const older = buildVersions(siteDir).filter(({ major }) => major !== CURRENT_MAJOR);
  const scopes: TypeScope[] = [
    {
      major: CURRENT_MAJOR,
      contentDir: path.join(siteDir, contentRoot(CURRENT_MAJOR)),
      // The code of the site goes with its newest pages.
      files: fileNames,
    },
    ...older.map(({ docsDir, major }) => ({
      major,
      contentDir: docsDir,
      files: listFiles(docsDir, (file) => /\.tsx?$/.test(file)),
    })),
  ];
  return scopes.flatMap((scope) => checkScope(siteDir, options, scope));
}

function toProblem(
  siteDir: string,
  { file, start = 0, code, messageText }: ts.Diagnostic,
  fence: FenceFile | undefined,
): TypeProblem {
  const message = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`;
  if (file === undefined) {
    return { file: 'tsconfig.json', line: 1, column: 1, message };
  }
  const position = file.getLineAndCharacterOfPosition(start);
  const relative = path.relative(siteDir, fence?.page ?? file.fileName);
  if (fence === undefined) {
    return { file: relative, line: position.line + 1, column: position.character + 1, message };
  }
  return {
    file: relative,
    line: Math.max(fence.fence.line, fence.fence.line + position.line - LINES_BEFORE),
    column: fence.fence.indent + position.character + 1,
    message,
  };
}

/** One line for a terminal, which most editors turn into a link. */
export function formatTypeProblem({ file, line, column, message }: TypeProblem): string {
  return `${file}:${line}:${column} ${message}`;
}
