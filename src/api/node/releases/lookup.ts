import fs from 'node:fs';
import path from 'node:path';
import { readJson } from '../../../base/node';
import type { ApiProduct } from '../../shared/apiModel';
import type { Dated } from '../../shared/apiPage';
import { nameKey, readKey, type NameKind } from './names';
import type { ReleaseFacts } from './releaseFacts';

/** Where `npm run releases` writes the facts of the current major. They stay when it becomes older. */
export function releasesFile(major: string): string {
  return `data/api/releases/${major}.json`;
}

/** Finds what releases of a major did; nothing for names that are older. */
export type FindReleases = (
  product: ApiProduct,
  kind: NameKind,
  name: string,
  owner?: string,
) => Dated;

function keysOf(row: string): string[] {
  const { kind, name } = readKey(row);
  const owners = row.split(' ').slice(2);
  return owners.length > 0
    ? owners.map((owner) => nameKey(kind, name, owner))
    : [nameKey(kind, name)];
}

/** Prepares facts for finding names. */
export function createFindReleases({ products }: ReleaseFacts): FindReleases {
  const known = new Map<string, Dated>();
  for (const [product, { added, deprecated }] of Object.entries(products)) {
    const note = (rows: Record<string, string[]>, field: keyof Dated) => {
      for (const [release, list] of Object.entries(rows)) {
        for (const key of list.flatMap(keysOf)) {
          const id = `${product} ${key}`;
          known.set(id, { ...known.get(id), [field]: release });
        }
      }
    };
    note(added, 'since');
    note(deprecated, 'deprecatedSince');
  }
  return (product, kind, name, owner) =>
    known.get(`${product} ${nameKey(kind, name, owner)}`) ?? {};
}

/** The stored facts. Undefined: those of the major were never written. */
export function readReleaseFacts(siteDir: string, major: string): ReleaseFacts | undefined {
  const file = path.join(siteDir, releasesFile(major));
  return fs.existsSync(file) ? readJson<ReleaseFacts>(file) : undefined;
}
