import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeFingerprint } from './codeFingerprint';
import { hashOf } from './hashOf';

export interface CacheOptions {
  /** Absolute path of the site that the values are about. */
  readonly siteDir: string;
  /** What is kept. */
  readonly name: string;
  /** Absolute path of the folder. Default: `.cache/<name>` of the site. */
  readonly folder?: string;
  /** The modules that make the values, from the root of the project; their imports are followed. */
  readonly code: readonly string[];
  /** Other files that decide what the code makes, from the root of the project. */
  readonly files?: readonly string[];
  /** Absolute path of the project with the code. Default: this one. */
  readonly project?: string;
}

export interface DiskCache<Value> {
  /** The value for an input, computed only when neither this run nor an earlier one knows it. */
  readonly get: (input: unknown, compute: () => Promise<Value>) => Promise<Value>;
  /** The same for a value that needs no waiting. */
  readonly getSync: (input: unknown, compute: () => Value) => Value;
  /** Absolute path of a file of another kind than JSON that is kept for an input. */
  readonly fileOf: (input: unknown, extension: string) => string;
}

function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    // Not there yet, or cut short by a run that was stopped: computing it again is always right.
    return undefined;
  }
}

/** Atomic, since several processes may compute the same value. */
function writeJson(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
}

/**
 * A cache on disk for values that depend on nothing but their input and the code that makes them.
 * Nobody counts versions: the code, the data that it imports, and the versions of its packages are
 * part of each value's name.
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
  const running = new Map<string, Promise<Value>>();
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
      const started = running.get(file);
      if (started !== undefined) {
        return started;
      }
      const promise = load(file, compute);
      running.set(file, promise);
      promise.catch(() => running.delete(file));
      return promise;
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
