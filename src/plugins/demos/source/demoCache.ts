import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface DemoCache<Value> {
  /** Returns the value for an input and computes it only if no run has done so. */
  readonly get: (input: unknown, compute: () => Promise<Value>) => Promise<Value>;
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex').slice(0, 32);
}

/** A hash of the code that computes the values, which makes manual versioning unnecessary. */
export function fingerprintOfCode(folders: readonly string[]): string {
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );
  return hashOf(files);
}

function readJson<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    // The file doesn't exist or was truncated by an aborted run. Recomputing is always correct.
    return undefined;
  }
}

function writeJson(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
}

/**
 * A cache on disk for values that only depend on their input and the code that computes them.
 *
 * @param folder The folder with one file per value. Created if missing.
 * @param fingerprint The hash of the code.
 */
export function createDemoCache<Value>(folder: string, fingerprint: string): DemoCache<Value> {
  mkdirSync(folder, { recursive: true });
  const running = new Map<string, Promise<Value>>();

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
    get(input, compute) {
      const key = hashOf([fingerprint, JSON.stringify(input)]);
      const started = running.get(key);
      if (started !== undefined) {
        return started;
      }
      const promise = load(path.join(folder, `${key}.json`), compute);
      running.set(key, promise);
      promise.catch(() => running.delete(key));
      return promise;
    },
  };
}
