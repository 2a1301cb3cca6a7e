import type { OwnProductId } from '../../../content/shared/products';
import type { Major } from '../../../versions/shared/versions';
import { DATE_LIBRARIES } from './adapterPackages';
import { inferDependencies, peersOf } from './dependencies';
import { PLATFORM_VERSIONS } from './platform';
import type { ExportSource } from './types';

/** In every project with React. */
const REACT = ['react', 'react-dom'];

/** The date library of the demos, for code that doesn't show one. */
const DEFAULT_DATE_LIBRARY = 'dayjs';

interface InstallInput {
  readonly productId: OwnProductId;
  readonly major: Major;
  /** The code that a reader copies, if there is any. */
  readonly sources: readonly ExportSource[];
}

/**
 * What a project with React installs to run code, as an exported project has it: the packages that the
 * code imports, a date library for pickers, and the peers of the product. Includes the package of the
 * product only if the code imports it.
 *
 * @throws UnknownAdapterError for an unknown date adapter
 */
export function installNames({ productId, major, sources }: InstallInput): string[] {
  const versions = PLATFORM_VERSIONS[major] ?? {};
  const { dependencies } = inferDependencies({
    variant: 'JS',
    styling: 'system',
    sources,
    versions,
  });
  const names = Object.keys(dependencies).filter((name) => !REACT.includes(name));
  const peers = peersOf(versions).filter((name) => names.includes(name));
  const imported = names.filter((name) => !peers.includes(name));
  const needsDates =
    productId === 'x-date-pickers' && !names.some((name) => DATE_LIBRARIES.includes(name));
  return [...imported, ...(needsDates ? [DEFAULT_DATE_LIBRARY] : []), ...peers];
}
