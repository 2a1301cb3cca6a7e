import path from 'node:path';
import type { ApiPageSize } from '../../shared/apiPage';
import { installedVersion } from '../../../base/node/packages';

/** The sizes of a component: minified and compressed, in bytes. */
export interface ComponentSize {
  /** Everything it needs except React. */
  alone: ApiPageSize;
  /** What it adds to a page that already has the components of `baseline`. */
  added: ApiPageSize;
}

/** `data/sizes.json`, which `npm run sizes` writes. */
export interface SizeData {
  /** The measured package versions. */
  packages: Record<string, string>;
  /** The Material UI components of a page that "already has Material UI". */
  baseline: string[];
  /** By product and component: `data-grid/DataGrid`. */
  components: Record<string, ComponentSize>;
}

/** Other packages whose versions affect the sizes. */
export const SHARED_PACKAGES = [
  '@mui/material',
  '@mui/system',
  '@emotion/react',
  '@emotion/styled',
];

/**
 * Compares the measured versions with those installed.
 *
 * @returns One sentence per difference; empty if the sizes are up to date.
 */
export function staleSizes(siteDir: string, { packages }: SizeData): string[] {
  return Object.entries(packages).flatMap(([name, measured]) => {
    const installed = installedVersion(path.join(siteDir, 'node_modules', name));
    return installed === measured
      ? []
      : [
          `data/sizes.json was measured with ${name} ${measured}, but ` +
            `${installed ?? 'no version'} is installed. Run "npm run sizes".`,
        ];
  });
}
