import type { ApiModel, ApiProduct } from '../../shared/apiModel';
import { apiFacts, type ApiFacts } from '../history/apiFacts';
import { readDeclarations } from './declarations';
import { namesOf, nameKey, plansIn, readKey } from './names';
import { nameHistory, type SinceReleases } from './since';
import { createStateBefore } from './stateBefore';
import { statesOf, type ProductRelease, type StateBefore } from './states';
import type { Release } from './versions';

/**
 * Names by release, such as `8.9`, or `8.4 or 8.5` if that isn't known. A row starts with a kind and
 * a name; the owners of a member follow: `prop rows DataGrid DataGridPro`.
 */
type RowsByRelease = Record<string, string[]>;

/** What the releases of a product added and deprecated, of what the newest one has. */
export interface ProductReleaseFacts {
  added: RowsByRelease;
  deprecated: RowsByRelease;
}

/** The file `data/api/releases/v8.json`. */
export interface ReleaseFacts {
  /** The versions that were read, by release and package. */
  packages: Record<Release, Record<string, string>>;
  products: Partial<Record<ApiProduct, ProductReleaseFacts>>;
}

const EITHER = new Intl.ListFormat('en', { type: 'disjunction' });

function addRow(rows: RowsByRelease, releases: SinceReleases, key: string): void {
  const { kind, name, owner } = readKey(key);
  const text = EITHER.format(releases);
  const list = (rows[text] ??= []);
  const start = nameKey(kind, name);
  const index = list.findIndex((row) => row === start || row.startsWith(`${start} `));
  if (owner === undefined || index < 0) {
    list.push(key);
  } else {
    list[index] = `${list[index]} ${owner}`;
  }
}

/** Sorts releases from the oldest to the newest, and rows by name. */
function sorted(rows: RowsByRelease): RowsByRelease {
  const minor = (text: string) => Number(/\.(\d+)/.exec(text)?.[1]);
  return Object.fromEntries(
    Object.entries(rows)
      .sort(([a], [b]) => minor(a) - minor(b) || a.length - b.length)
      .map(([release, list]) => [release, [...list].sort()]),
  );
}

/**
 * What releases added and deprecated.
 *
 * @param releases A product in each release of a major, oldest first.
 */
export function productReleaseFacts(
  releases: readonly ProductRelease[],
  before: StateBefore,
): ProductReleaseFacts {
  const added: RowsByRelease = {};
  const deprecated: RowsByRelease = {};
  const names = releases.map(({ release }) => release);
  for (const [key, { isInherited }] of releases.at(-1)?.names ?? []) {
    if (!isInherited) {
      const found = nameHistory(statesOf(key, releases, before), names, before(key));
      if (found.added) {
        addRow(added, found.added, key);
      }
      if (found.deprecated) {
        addRow(deprecated, found.deprecated, key);
      }
    }
  }
  return { added: sorted(added), deprecated: sorted(deprecated) };
}

/** A release: its model, and the folders of its packages. */
export interface ExtractedRelease {
  release: Release;
  model: ApiModel;
  folders: Partial<Record<ApiProduct, string[]>>;
}

/** A product in a release, for a comparison. */
export function productRelease(
  { folders, model, release }: ExtractedRelease,
  product: ApiProduct,
): ProductRelease {
  const found = model.products[product];
  return {
    release,
    ...plansIn(model, product),
    names: found ? namesOf(found) : new Map(),
    ...readDeclarations(folders[product] ?? []),
  };
}

/**
 * Compares the releases of a major.
 *
 * @param releases Oldest first. The last one is what the site documents.
 * @param previous The facts of the previous major.
 */
export function createReleaseFacts(
  releases: readonly ExtractedRelease[],
  previous: ApiFacts,
): ReleaseFacts {
  const newest = releases.at(-1);
  const after = newest && apiFacts(newest.model);
  const products = Object.keys(newest?.model.products ?? {}) as ApiProduct[];
  return {
    packages: Object.fromEntries(releases.map(({ model, release }) => [release, model.packages])),
    products: Object.fromEntries(
      products.map((product) => {
        const found = releases.map((release) => productRelease(release, product));
        const names = found.at(-1)?.names ?? new Map();
        const before = after && createStateBefore(previous, after, product, names);
        return [product, productReleaseFacts(found, before ?? (() => 'unknown'))];
      }),
    ),
  };
}
