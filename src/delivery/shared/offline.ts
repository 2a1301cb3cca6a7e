/** The products that readers can save for offline reading, as in `offline.json`. */
export interface OfflineCatalog {
  readonly products: readonly OfflineProduct[];
}

export interface OfflineProduct {
  /** The file with its `OfflineList`, below the base URL: `offline-x-charts.json`. */
  readonly list: string;
  readonly name: string;
  /** The compressed download size in bytes. */
  readonly bytes: number;
}

/** Everything that the pages of a product need. Paths are below the site's base URL. */
export interface OfflineList {
  /** Files with content hashes. */
  readonly assets: readonly string[];
  /** Pages, with trailing slashes. Their content can change with the next build. */
  readonly pages: readonly string[];
}

/** Below the base URL. */
export const OFFLINE_CATALOG_FILE = 'offline.json';
