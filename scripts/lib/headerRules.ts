import fs from 'node:fs';
import path from 'node:path';
import { parseHeaders } from '../../src/plugins/hosting';
import { createHeaderRules, type HeaderRule } from '../../src/shared/hosting';

/**
 * The header rules that the build in `dir` ships, read again when they change: a build may be made
 * anew while it is served. A build without them gets those that every build has.
 */
export function createHeaderReader(dir: string): () => readonly HeaderRule[] {
  const file = path.join(dir, '_headers');
  let known: { readonly time: number; readonly rules: readonly HeaderRule[] } | undefined;
  return () => {
    const time = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (known?.time !== time) {
      const rules = time === 0 ? createHeaderRules() : parseHeaders(fs.readFileSync(file, 'utf8'));
      known = { time, rules };
    }
    return known.rules;
  };
}
