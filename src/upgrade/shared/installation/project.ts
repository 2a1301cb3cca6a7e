import { ANY_SEGMENT } from '../../../content/shared/products';
import type { ProjectFile } from '../check/finding';
import type { PackageFacts } from '../check/checkData';

/** The ranges of peer dependencies, and which of them are optional. */
export type Peers = Pick<PackageFacts, 'peers' | 'optionalPeers'>;

/** A package in a lock file. */
export interface Copy extends Peers {
  readonly name: string;
  readonly version: string;
  /** What tells it from other copies: its folder, or its entry in the lock file. */
  readonly place: string;
}

export interface Manifest extends ProjectFile {
  /** The declared ranges by package. */
  readonly declared: ReadonlyMap<string, string>;
}

export interface Lock extends ProjectFile {
  readonly copies: readonly Copy[];
}

/** What a project installs, from the files that the reader gave. */
export interface Project {
  readonly manifests: readonly Manifest[];
  readonly locks: readonly Lock[];
}

export const FAMILY_PACKAGE = new RegExp(`^@mui/x-(?:${ANY_SEGMENT})(?:-pro|-premium)?$`);

/** `@mui/x-charts/BarChart` → `@mui/x-charts`. */
export const packageOf = (module: string) => /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;

/** The name without its plan: `@mui/x-data-grid`. */
export const productPackage = (name: string) => name.replace(/-(?:pro|premium)$/, '');
