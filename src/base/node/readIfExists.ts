import { existsSync, readFileSync } from 'node:fs';

/** The text of a file, or undefined if there is none. */
export function readIfExists(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
