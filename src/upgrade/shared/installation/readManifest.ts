import { isRecord } from '../../../base/shared/isRecord';
import type { Manifest } from './project';
import { textsOf } from './values';

const FIELDS = ['optionalDependencies', 'peerDependencies', 'devDependencies', 'dependencies'];

/** An alias installs another package under a name: `npm:@mui/x-data-grid@^7.0.0`. */
const ALIAS = /^npm:((?:@[^/]+\/)?[^@]+)@(.+)$/;

/**
 * Reads a `package.json`.
 *
 * @throws if the text isn't one
 */
export function readManifest(path: string, text: string): Manifest {
  const json: unknown = JSON.parse(text);
  if (!isRecord(json)) {
    throw new Error('');
  }
  const entries = FIELDS.flatMap((field) => Object.entries(textsOf(json[field])));
  const declared = entries.map(([key, value]) => {
    const [, name = key, range = value] = ALIAS.exec(value) ?? [];
    return [name, range] as const;
  });
  return { path, text, declared: new Map(declared) };
}
