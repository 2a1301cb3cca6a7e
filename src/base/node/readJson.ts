import { readFileSync } from 'node:fs';

/** Reads a JSON file that this repository or a package contains, so its type is known. */
export function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(file, 'utf8')) as Value;
}
