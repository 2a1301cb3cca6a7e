import { createHash } from 'node:crypto';

/** A hash of several parts, as 32 hexadecimal digits. */
export function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  parts.forEach((part) => hash.update(part).update('\0'));
  return hash.digest('hex').slice(0, 32);
}
