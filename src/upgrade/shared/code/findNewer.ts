import type { CheckData } from '../check/checkData';
import { lineOf, type Finding } from '../check/finding';
import { productOfModule, type CodeFile, type Use } from './uses';

/** A name in `data/api/releases.json`. */
interface Added {
  readonly release: string;
  readonly product: string;
}

type Names = ReadonlyMap<string, Added>;

/** The keys of a use in the file of releases: with each component that could have it, and without. */
function keysOf({ kind, name, owner }: Use): string[] {
  switch (kind) {
    case 'import':
      return [`export ${name}`, `entry ${name}`, `selector ${name}`];
    case 'prop':
    case 'slot':
    case 'class':
      return owner === undefined ? [] : [`${kind} ${name} ${owner}`];
    case 'method':
    case 'event':
      return [`${kind} ${name}`];
    default:
      return [];
  }
}

function readNames({ added }: CheckData): Names {
  const names = new Map<string, Added>();
  for (const [product, releases] of Object.entries(added)) {
    for (const [release, rows] of Object.entries(releases)) {
      for (const row of rows) {
        const [kind = '', name = '', ...owners] = row.split(' ');
        const keys = owners.length > 0 ? owners.map((owner) => `${kind} ${name} ${owner}`) : [row];
        keys.forEach((key) => names.set(key, { release, product }));
      }
    }
  }
  return names;
}

const minorsIn = (text: string) =>
  [...text.matchAll(/\b\d+\.(\d+)\b/g)].map(([, minor]) => Number(minor));

/** Whether a version lacks what a release added; undefined if one of several releases did. */
function lacks(version: string, release: string): boolean | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const minors = minorsIn(release);
  const added = Number(release.split('.')[0]);
  if (major !== added) {
    return major < added;
  }
  return minor < Math.min(...minors) ? true : minor < Math.max(...minors) ? undefined : false;
}

/**
 * Names that a later release of the current major added.
 *
 * @param versionOf The version that the project has of a product; undefined: unknown.
 */
export function findNewer(
  files: readonly CodeFile[],
  data: CheckData,
  versionOf: (product: string) => string | undefined,
): Finding[] {
  const names = readNames(data);
  return files.flatMap(({ path, text, uses }) =>
    uses.flatMap((use): Finding[] => {
      const key = keysOf(use).find((name) => names.has(name));
      const added = key === undefined ? undefined : names.get(key);
      const version = added && versionOf(added.product);
      const isOther = use.module !== undefined && productOfModule(use.module) !== added?.product;
      if (!added || version === undefined || isOther) {
        return [];
      }
      const isMissing = lacks(version, added.release);
      return isMissing === false
        ? []
        : [
            {
              group: 'code',
              certainty: 'newer',
              kind: 'newer',
              values: {
                name: use.name,
                release: added.release,
                version,
                owner: use.owner ?? use.module ?? '',
              },
              ...{ file: path, line: use.line, code: lineOf(text, use.line) },
              to: `api/changes/`,
            },
          ];
    }),
  );
}
