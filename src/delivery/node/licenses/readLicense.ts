import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../../base/node';

/** What a copy of a package must say about it. */
export interface PackageLicense {
  readonly name: string;
  readonly version: string;
  /** As the package names it, such as `MIT`. */
  readonly license: string;
  /** Where it comes from. */
  readonly source: string;
  /** The texts of its license and notice files; empty if it has none. */
  readonly text: string;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string | { readonly type?: string };
  readonly author?: string | { readonly name?: string };
  readonly homepage?: string;
  readonly repository?: string | { readonly url?: string };
}

/** `LICENSE`, `license.md`, `LICENCE-MIT`, `COPYING`, `NOTICE.txt`. */
const NOTICE = /^(?:licen[cs]e|copying|notice)(?:[-.].*)?$/i;

/** Licenses of code that isn't JavaScript text, such as `license.js` of a package about licenses. */
const CODE = /\.(?:[cm]?[jt]sx?|json|map)$/i;

function nameOf(value: string | { readonly name?: string; readonly url?: string } | undefined) {
  return typeof value === 'string' ? value : (value?.name ?? value?.url);
}

/**
 * Reads the license of an installed package.
 *
 * @param folder Its absolute path.
 */
export function readLicense(folder: string): PackageLicense {
  const manifest = readJson<Manifest>(path.join(folder, 'package.json'));
  const { name = path.basename(folder), version = '', license, author, homepage } = manifest;
  const files = fs
    .readdirSync(folder)
    .filter((file) => NOTICE.test(file) && !CODE.test(file))
    .sort();
  const texts = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim());
  return {
    name,
    version,
    license: (typeof license === 'string' ? license : license?.type) ?? 'none named',
    source: homepage ?? nameOf(manifest.repository) ?? nameOf(author) ?? '',
    text: texts.join('\n\n').replaceAll('\r\n', '\n'),
  };
}
