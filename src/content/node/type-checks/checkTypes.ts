import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { CURRENT_MAJOR, type Major } from '../../../versions/shared/versions';
import { buildVersions, contentRoot, packageAliases, placeOfContent } from '../../../versions/node';
import { aliasPaths, importsBesideAliases } from './aliasResolution';
import { compile, type Diagnostic } from './compile';
import { LINES_BEFORE } from './fenceModule';
import { readMajorExports } from './majorExports';
import { listAmbientFiles, listModules, readFenceFiles, type FenceFile } from './pageFences';

/** A type error at its place in the source. */
export interface TypeProblem {
  /** The path from the root of the site. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** `TS2322: Type 'string' is not assignable to type 'number'.` */
  readonly message: string;
}

/** Short examples need not use everything that they declare. */
const UNUSED = [6133, 6138, 6192, 6196, 6198, 6199, 6205, 7027, 7028];
/**
 * Parameters without a type: JavaScript has no syntax for it, and a lone expression lacks the
 * context.
 */
const IMPLICIT_ANY = [7005, 7006, 7008, 7010, 7011, 7015, 7018, 7019, 7023, 7024, 7031, 7034, 7053];

function isAccepted(code: number, { fence, lacksContext }: FenceFile): boolean {
  const mayLackTypes = lacksContext || fence.language.startsWith('js');
  return UNUSED.includes(code) || (mayLackTypes && IMPLICIT_ANY.includes(code));
}

/** The `tsconfig.json` of the site's code, or of content. */
interface TypeConfig {
  /** Absolute path. */
  readonly file: string;
  /** The absolute paths of its files. */
  readonly files: readonly string[];
  /** Its `paths`, made absolute. */
  readonly paths: Readonly<Record<string, string[]>>;
}

/** @param folder From the root of the site. Its configuration has the `paths` of the root. */
function readConfig(siteDir: string, folder: string): TypeConfig {
  const file = path.join(siteDir, folder, 'tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name));
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    path.dirname(file),
    undefined,
    file,
  );
  const paths = Object.entries(options.paths ?? {}).map(([name, targets]) => [
    name,
    targets.map((target) => path.resolve(siteDir, target)),
  ]);
  return { file, files: fileNames, paths: Object.fromEntries(paths) };
}

/**
 * `fences.d.ts` files are read as modules: their imports count, but the names that they declare
 * only apply to fences, and must not hide a missing declaration in a demo.
 */
function ambientModules(files: readonly string[]): [string, string][] {
  return files.map((file) => [
    file.replace(/\.d\.ts$/, '.scope.d.ts'),
    `${readFileSync(file, 'utf8')}\nexport {};\n`,
  ]);
}

/** Content of all majors follows the configuration of the current one. */
function readContentConfig(siteDir: string): TypeConfig {
  return readConfig(siteDir, contentRoot(CURRENT_MAJOR));
}

/** Files that are checked together, because they use the same packages under the same names. */
interface TypeScope {
  readonly major: Major;
  readonly contentDir: string;
  readonly files: readonly string[];
  /** The absolute path of the pages whose code blocks are checked. Default: all content. */
  readonly folder?: string;
  /** The name of its cache. Default: that of the major. */
  readonly cache?: string;
}

/** Packages that only older majors have, as dependencies of the products. */
const OLDER_PACKAGES = ['@mui/x-license-pro'];

function olderPackages(siteDir: string): Record<string, string> {
  return Object.fromEntries(
    OLDER_PACKAGES.map((name) => [name, path.join(siteDir, 'versioned_docs/node_modules', name)]),
  );
}

async function checkScope(
  siteDir: string,
  config: TypeConfig,
  scope: TypeScope,
): Promise<TypeProblem[]> {
  const { contentDir, major } = scope;
  const aliases = packageAliases(siteDir, major);
  const fences = await readFenceFiles(contentDir, readMajorExports(siteDir, major), scope.folder);
  const ambientFiles = listAmbientFiles(contentDir);
  const files = scope.files.filter((file) => !ambientFiles.includes(file));

  const memoryFiles = new Map([
    ...ambientModules(ambientFiles),
    ...fences.map(({ file, text }) => [file, text] as const),
  ]);
  const fenceByFile = new Map(fences.map((fence) => [fence.file, fence]));

  const diagnostics = compile({
    root: siteDir,
    files,
    memoryFiles,
    config: {
      extends: config.file,
      compilerOptions: {
        paths: {
          ...config.paths,
          ...aliasPaths(
            major === CURRENT_MAJOR ? aliases : { ...olderPackages(siteDir), ...aliases },
          ),
        },
      },
    },
    cacheDir: path.join(siteDir, '.cache/types', scope.cache ?? major),
  });
  if (major !== CURRENT_MAJOR) {
    const texts = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
    diagnostics.push(...importsBesideAliases([...texts, ...memoryFiles], aliases));
  }
  return diagnostics.flatMap((diagnostic) => {
    const fence = fenceByFile.get(diagnostic.file ?? '');
    return fence !== undefined && isAccepted(diagnostic.code, fence)
      ? []
      : [toProblem(siteDir, diagnostic, fence)];
  });
}

/** The site's code is stricter than content, so it is a program of its own. */
function checkSiteCode(siteDir: string): TypeProblem[] {
  const { file, files } = readConfig(siteDir, '');
  const diagnostics = compile({
    root: siteDir,
    files,
    memoryFiles: new Map(),
    config: { extends: file, compilerOptions: {} },
    cacheDir: path.join(siteDir, '.cache/types/site'),
  });
  return diagnostics.map((diagnostic) => toProblem(siteDir, diagnostic, undefined));
}

/**
 * Checks the types of the whole site: its code, every demo, and every TypeScript and JavaScript
 * block of every page. Pages of older majors are checked against the packages of their major, in
 * one program per major. Unchanged files aren't checked again.
 *
 * @param siteDir The absolute path.
 */
export async function checkTypes(siteDir: string): Promise<TypeProblem[]> {
  const config = readContentConfig(siteDir);
  const older = buildVersions(siteDir).filter(({ major }) => major !== CURRENT_MAJOR);
  const scopes: TypeScope[] = [
    {
      major: CURRENT_MAJOR,
      contentDir: path.join(siteDir, contentRoot(CURRENT_MAJOR)),
      files: config.files,
    },
    ...older.map(({ docsDir, major }) => ({
      major,
      contentDir: docsDir,
      files: listModules(docsDir),
    })),
  ];
  const problems = checkSiteCode(siteDir);
  // One after the other, because the compiler uses all cores.
  for (const scope of scopes) {
    problems.push(...(await checkScope(siteDir, config, scope)));
  }
  return problems;
}

/**
 * Checks the types of a page's code blocks and of the modules in its folder, in a few seconds.
 *
 * @param siteDir The absolute path.
 * @param page The path from the root of the site.
 * @param cache The name of the cache. Two concurrent processes need different names.
 */
export async function checkPageTypes(
  siteDir: string,
  page: string,
  cache = 'page',
): Promise<TypeProblem[]> {
  const folder = path.join(siteDir, path.dirname(page));
  const place = placeOfContent(folder);
  if (place === undefined) {
    throw new Error(`${page} is no page: expected a file in docs/ or versioned_docs/.`);
  }
  const config = readContentConfig(siteDir);
  return checkScope(siteDir, config, {
    major: place.major,
    contentDir: place.docsDir,
    files: [
      // The site's declarations belong to the current major, as in `checkTypes`.
      ...(place.major === CURRENT_MAJOR
        ? config.files.filter((file) => file.endsWith('.d.ts') && !file.startsWith(place.docsDir))
        : []),
      ...listModules(folder),
    ],
    folder,
    // Shared by all pages, because the types of the packages, which take longest, are the same.
    cache: `${cache}-${place.major}`,
  });
}

function toProblem(
  siteDir: string,
  { file, line, column, code, text }: Diagnostic,
  fence: FenceFile | undefined,
): TypeProblem {
  const message = `TS${code}: ${text}`;
  if (fence === undefined) {
    const shown = file === undefined ? 'tsconfig.json' : path.relative(siteDir, file);
    return { file: shown, line, column, message };
  }
  const {
    page,
    fence: { indent, line: firstLine },
  } = fence;
  return {
    file: path.relative(siteDir, page),
    line: Math.max(firstLine, firstLine + line - 1 - LINES_BEFORE),
    column: indent + column,
    message,
  };
}

/** A line for a terminal, which most editors turn into a link. */
export function formatTypeProblem({ file, line, column, message }: TypeProblem): string {
  return `${file}:${line}:${column} ${message}`;
}
