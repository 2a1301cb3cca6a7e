import fs from 'node:fs';
import path from 'node:path';
import { parseHeaders, parseRedirects } from '../../src/delivery/node/hosting';
import {
  createHeaderRules,
  createRedirects,
  type HeaderRule,
  type Redirect,
} from '../../src/delivery/shared/hosting';

/**
 * Reads a file of the build in `dir`, and again when it changes, because a build can be replaced
 * while it is served.
 *
 * @param fallback The value for a build without the file.
 */
function createReader<T>(file: string, parse: (text: string) => T, fallback: () => T): () => T {
  let known: { readonly time: number; readonly value: T } | undefined;
  return () => {
    const time = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (known?.time !== time) {
      known = { time, value: time === 0 ? fallback() : parse(fs.readFileSync(file, 'utf8')) };
    }
    return known.value;
  };
}

export function createHeaderReader(dir: string): () => readonly HeaderRule[] {
  return createReader(path.join(dir, '_headers'), parseHeaders, createHeaderRules);
}

export function createRedirectReader(dir: string): () => readonly Redirect[] {
  return createReader(path.join(dir, '_redirects'), parseRedirects, createRedirects);
}
