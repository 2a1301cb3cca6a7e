import type { Copy } from './project';

/** `"@mui/material@^7.0.0", "@mui/material@^7.1.0":`, then indented fields. */
const ENTRY = /^"?((?:@[^/\s]+\/)?[^@\s"]+)@[^\n]*:\n {2}version "([^"]+)"/gm;

/**
 * The packages of a `yarn.lock` of Yarn 1, whose format is its own. Each entry has its ranges, then
 * its version; it doesn't name peer dependencies.
 */
export function readYarnClassic(text: string): Copy[] {
  return [...text.replaceAll('\r\n', '\n').matchAll(ENTRY)].map(
    ([entry, name = '', version = '']) => ({
      ...{ name, version, peers: {}, optionalPeers: [] },
      place: entry.split('\n', 1)[0] ?? '',
    }),
  );
}
