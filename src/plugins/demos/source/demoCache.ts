import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface DemoCache<Value> {
  /** The value for an input, computed only when neither this run nor an earlier one knows it. */
  readonly get: (input: unknown, compute: () => Promise<Value>) => Promise<Value>;
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex').slice(0, 32);
}

/** Changes whenever code that makes the values changes, so that nobody has to count versions. */
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
    // Not there yet, or half written by a run that was stopped: computing it again is always right.
    return undefined;
  }
}

function writeJson(file: string, value: unknown): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
}

/**
 * A cache on disk for values that depend on nothing but their input and the code that makes them.
 *
 * @param folder Where the values lie, one file each. Made when missing.
 * @param fingerprint Fingerprint of the code.
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
