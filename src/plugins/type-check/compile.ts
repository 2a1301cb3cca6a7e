import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** One error of the compiler. */
export interface Diagnostic {
  /** Absolute path; absent when the options are wrong. */
  readonly file?: string;
  /** Counted from 1, like the column. */
  readonly line: number;
  readonly column: number;
  /** The digits of `TS2322`. */
  readonly code: number;
  readonly text: string;
}

export interface Compilation {
  /** Absolute path of the folder with the project. */
  readonly root: string;
  /** Absolute paths of files to check. */
  readonly files?: readonly string[];
  /** Files to check that exist in memory only: their text by absolute path below the root. */
  readonly memoryFiles: ReadonlyMap<string, string>;
  /** What a `tsconfig.json` says: paths in it are absolute. */
  readonly config: {
    readonly extends?: string;
    readonly compilerOptions: Readonly<Record<string, unknown>>;
  };
  /** Absolute path of a folder below the root, for this compilation alone. */
  readonly cacheDir: string;
}

/**
 * TypeScript 7 takes a third of the time of 5.9, with which the linter and the API reference read
 * types. It has no stable interface for programs yet; its command line is stable.
 */
function compilerFile(): string {
  // Looked up when it is used: `npm start` loads this module and does not install the compiler.
  return path.join(path.dirname(require.resolve('typescript-7/package.json')), 'bin/tsc');
}

/**
 * Each checker works out the types of libraries for itself. On two cores, two took 15 % longer for
 * this site than one, and a third more memory.
 */
const FLAGS = ['--pretty', 'false', '--checkers', '1'];

const FIRST_LINE =
  /^(?:(?<file>.+?)\((?<line>\d+),(?<column>\d+)\): )?error TS(?<code>\d+): (?<text>.*)$/;

function parseFirstLine(line: string): Diagnostic | undefined {
  const found = FIRST_LINE.exec(line)?.groups;
  return (
    found && {
      ...(found.file && { file: found.file }),
      line: Number(found.line ?? 1),
      column: Number(found.column ?? 1),
      code: Number(found.code),
      text: found.text,
    }
  );
}

function parseOutput(output: string): Diagnostic[] {
  return output.split('\n').reduce<Diagnostic[]>((diagnostics, line) => {
    const next = parseFirstLine(line);
    const last = diagnostics.at(-1);
    if (next !== undefined) {
      return [...diagnostics, next];
    }
    return last === undefined || line === ''
      ? diagnostics
      : [...diagnostics.slice(0, -1), { ...last, text: `${last.text}\n${line}` }];
  }, []);
}

/**
 * Checks the types of files and of all that they import. What has not changed since the last time is
 * not checked again, as long as the folder with the cache is kept.
 *
 * @throws When the compiler ends without saying why.
 */
export function compile(compilation: Compilation): Diagnostic[] {
  const { root, files = [], memoryFiles, config, cacheDir } = compilation;
  const memoryDir = path.join(cacheDir, 'files');
  const onDisk = [...memoryFiles].map(
    ([file, text]) => [path.join(memoryDir, path.relative(root, file)), text] as const,
  );
  const fromDisk = (file: string) => {
    const absolute = path.resolve(cacheDir, file);
    const relative = path.relative(memoryDir, absolute);
    return relative.startsWith('..') ? absolute : path.join(root, relative);
  };

  rmSync(memoryDir, { recursive: true, force: true });
  mkdirSync(memoryDir, { recursive: true });
  for (const [file, text] of onDisk) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const tsconfig = {
    ...config,
    compilerOptions: {
      ...config.compilerOptions,
      noEmit: true,
      incremental: true,
      tsBuildInfoFile: 'tsconfig.tsbuildinfo',
      // What a file imports from beside it is found beside it for those in memory as well.
      rootDirs: [root, memoryDir],
    },
    files: [...files, ...onDisk.map(([file]) => file)],
    include: [],
  };
  writeFileSync(path.join(cacheDir, 'tsconfig.json'), JSON.stringify(tsconfig));

  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [compilerFile(), ...FLAGS],
    {
      cwd: cacheDir,
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
    },
  );
  if (error) {
    throw error;
  }
  const diagnostics = parseOutput(stdout).map((diagnostic) =>
    diagnostic.file === undefined ? diagnostic : { ...diagnostic, file: fromDisk(diagnostic.file) },
  );
  if (status !== 0 && diagnostics.length === 0) {
    throw new Error(
      `The compiler ended with ${status} in ${cacheDir} and named no error: ${stdout}${stderr}`,
    );
  }
  return diagnostics;
}
