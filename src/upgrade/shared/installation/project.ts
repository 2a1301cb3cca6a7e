/** A package in a lock file. */
export interface Copy {
  readonly name: string;
  readonly version: string;
  /** What tells it from other copies: its folder, or its entry in the lock file. */
  readonly place: string;
  readonly peers: Readonly<Record<string, string>>;
  readonly optionalPeers: readonly string[];
}

/** A dependency in a `package.json`. */
export interface Declared {
  readonly name: string;
  readonly range: string;
}

export interface Manifest {
  readonly file: string;
  readonly text: string;
  readonly declared: readonly Declared[];
}

export interface Lock {
  readonly file: string;
  readonly text: string;
  readonly copies: readonly Copy[];
}

/** What a project installs, from the files that the reader gave. */
export interface Project {
  readonly manifests: readonly Manifest[];
  readonly locks: readonly Lock[];
}

export const FAMILY_PACKAGE =
  /^@mui\/x-(?:data-grid|date-pickers|charts|tree-view)(?:-pro|-premium)?$/;

export type Plan = 'community' | 'pro' | 'premium';

export function planOfPackage(name: string): Plan {
  return name.endsWith('-premium') ? 'premium' : name.endsWith('-pro') ? 'pro' : 'community';
}

/** The name without its plan: `@mui/x-data-grid`. */
export const productPackage = (name: string) => name.replace(/-(?:pro|premium)$/, '');
