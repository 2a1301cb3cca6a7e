import type { SearchOptions, SearchOutcome } from '@site/src/search/shared/engine';
import type { SearchVersion } from '@site/src/search/shared/manifest';

/** A query to the index of a version, which the first one downloads and builds. */
export interface SearchRequest {
  /** Of the answer, too. */
  readonly id: number;
  readonly version: SearchVersion;
  /** The absolute address of the folder that contains the version's files. */
  readonly base: string;
  readonly query: string;
  readonly options?: SearchOptions;
}

/** What was found, or the message of an error, such as that of a failed download. */
export type SearchAnswer =
  | { readonly id: number; readonly outcome: SearchOutcome }
  | { readonly id: number; readonly error: string };
