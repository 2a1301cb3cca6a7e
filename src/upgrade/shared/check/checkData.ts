import type { KnownError } from '../errors/findErrors';

/** What the build knows about an installed package. */
export interface PackageFacts {
  readonly version: string;
  /** The accepted range of each peer dependency. */
  readonly peers: Readonly<Record<string, string>>;
  readonly optionalPeers: readonly string[];
}

/** Names by release, as in `data/api/releases/v8.json`: `prop rows DataGrid DataGridPro`. */
export type NamesByRelease = Readonly<Record<string, readonly string[]>>;

/** The facts that checks need, which the build reads from packages and data. */
export interface CheckData {
  /** The documented packages and Material UI by name. */
  readonly packages: Readonly<Record<string, PackageFacts>>;
  /** When each version was released, in ms since 1970, from the packages' changelog. */
  readonly releaseTimes: Readonly<Record<string, number>>;
  /** What the releases of the current major added, by product. */
  readonly added: Readonly<Record<string, NamesByRelease>>;
  readonly errors: readonly KnownError[];
  /** The titles of the pages and sections that findings lead to, by their address below the base URL. */
  readonly titles: Readonly<Record<string, string>>;
  /** Messages of minified errors by code. */
  readonly codes: Readonly<Record<string, string>>;
}

/** The published file with the facts, which the server for assistants reads. */
export const CHECK_FILE = 'check.json';
