/**
 * The published files with the records of each version. Global data of the plugin `docs-search`.
 */
export interface SearchManifest {
  /** The current version first. */
  readonly versions: readonly SearchVersion[];
}

export interface SearchVersion {
  /** `v8`, `v7`, … */
  readonly version: string;
  /** The label for readers: `8.14.1`, `v7`. */
  readonly label: string;
  /** Below the site's base URL: `search/v8.3f2a91c07b.json`. */
  readonly file: string;
  /** The compressed download size. */
  readonly bytes: number;
}

export const SEARCH_PLUGIN = 'docs-search';
