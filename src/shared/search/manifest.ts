/** Where the published records of each version are. Global data of the plugin `docs-search`. */
export interface SearchManifest {
  /** The current version first. */
  readonly versions: readonly SearchVersion[];
}

export interface SearchVersion {
  /** `v8`, `v7` … */
  readonly version: string;
  /** What readers see: `8.14.1`, `v7`. */
  readonly label: string;
  /** Below the site's base URL: `search/v8.3f2a91c07b.json`. */
  readonly file: string;
  /** What is loaded of it, compressed. */
  readonly bytes: number;
}

export const SEARCH_PLUGIN = 'docs-search';
