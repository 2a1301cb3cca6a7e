import { isRecord, textsOf } from './values';
import type { Declared, Manifest } from './project';

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** An alias installs another package under a name: `npm:@mui/x-data-grid@^7.0.0`. */
const ALIAS = /^npm:((?:@[^/]+\/)?[^@]+)@(.+)$/;

/**
 * Reads a `package.json`.
 *
 * @returns null if the text isn't one
 */
export function readManifest(file: string, text: string): Manifest | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(json) || 'lockfileVersion' in json) {
    return null;
  }
  const fields = FIELDS.map((field) => json[field]).filter(isRecord);
  const seen = new Map<string, Declared>();
  for (const [key, value] of fields.flatMap((field) => Object.entries(textsOf(field)))) {
    const [, name = key, range = value] = ALIAS.exec(value) ?? [];
    if (!seen.has(name)) {
      seen.set(name, { name, range });
    }
  }
  return { file, text, declared: [...seen.values()] };
}
