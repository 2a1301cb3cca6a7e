import type { Major } from '../../versions/shared/versions';

/**
 * The published files with the records of each version. Global data of the plugin `docs-search`.
 */
export interface SearchManifest {
  /** The current version first. */
  readonly versions: readonly SearchVersion[];
}

export interface SearchVersion {
  /** `v8`, `v7`, … Programs compare only this. */
  readonly version: Major;
  /** The label for readers: `v8.14.1`, `v7`. See `majorLabel`. */
  readonly label: string;
  /** Below the site's base URL: `search/v8.3f2a91c07b.json`. */
  readonly file: string;
  /** The compressed download size. */
  readonly bytes: number;
}

export const SEARCH_PLUGIN = 'docs-search';
