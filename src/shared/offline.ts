/** What a reader can keep for reading without a network, as `offline.json` says it. */
export interface OfflineCatalog {
  readonly products: readonly OfflineProduct[];
}

export interface OfflineProduct {
  /** File with its `OfflineList`, below the base URL: `offline-x-charts.json`. */
  readonly list: string;
  readonly name: string;
  /** Bytes to load, compressed. */
  readonly bytes: number;
}

/** All that the pages of a product need. Addresses below the site's base URL. */
export interface OfflineList {
  /** Files whose name changes with their content. */
  readonly assets: readonly string[];
  /** Pages, with their trailing slash. They are the same under the same address until the next build. */
  readonly pages: readonly string[];
}

/** Below the base URL. */
export const OFFLINE_CATALOG_FILE = 'offline.json';
