import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPromiseCache } from '../../shared/createPromiseCache';
import { codeFingerprint } from './codeFingerprint';
import { hashOf } from './hashOf';

export interface CacheOptions {
  /** The absolute path of the site whose values are cached. */
  readonly siteDir: string;
  /** The name of the folder in `.cache`. */
  readonly name: string;
  /** The absolute path of another folder. */
  readonly folder?: string;
  /** The modules that compute the values, from the root of the project, without their imports. */
  readonly code: readonly string[];
  /** Other files that affect the values, from the root of the project. */
  readonly files?: readonly string[];
  /** The absolute path of the project with the code. Default: this project. */
  readonly project?: string;
}

export interface DiskCache<Value> {
  /** Returns the value of an input, and computes it if no run has done so. */
  readonly get: (input: unknown, compute: () => Promise<Value>) => Promise<Value>;
  /** The same for a synchronous computation. */
  readonly getSync: (input: unknown, compute: () => Value) => Value;
  /** The absolute path for an input whose value isn't JSON, such as an image. */
  readonly fileOf: (input: unknown, extension: string) => string;
}

function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    // The file doesn't exist, or a stopped run left it incomplete: compute the value again.
    return undefined;
  }
}

/** Renaming is atomic: another process that computes the same value never reads half a file. */
function writeJson(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
}

/**
 * A cache on disk for values that only depend on their input and on the code that computes them. The
 * file name of a value is a hash of the input, the code, the data that it imports, and the versions
 * of its packages, so no version has to be increased by hand.
 */
export function createDiskCache<Value>({
  siteDir,
  name,
  code,
  files,
  project,
  folder = path.join(siteDir, '.cache', name),
}: CacheOptions): DiskCache<Value> {
  const fingerprint = codeFingerprint(code, files, project);
  const running = createPromiseCache<Value>();
  mkdirSync(folder, { recursive: true });

  const fileOf = (input: unknown, extension: string) =>
    path.join(folder, `${hashOf([fingerprint, JSON.stringify(input)])}.${extension}`);

  async function load(file: string, compute: () => Promise<Value>): Promise<Value> {
    const known = readJson<Value>(file);
    if (known !== undefined) {
      return known;
    }
    const value = await compute();
    writeJson(file, value);
    return value;
  }

  return {
    fileOf,
    get(input, compute) {
      const file = fileOf(input, 'json');
      return running(file, () => load(file, compute));
    },
    getSync(input, compute) {
      const file = fileOf(input, 'json');
      const known = readJson<Value>(file);
      if (known !== undefined) {
        return known;
      }
      const value = compute();
      writeJson(file, value);
      return value;
    },
  };
}
